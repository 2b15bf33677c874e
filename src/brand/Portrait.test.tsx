import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar, Portrait } from './Portrait'

test.each([
  ['Anna', 'A'],
  ['Łukasz Żak', 'ŁŻ'],
  ['Jürgen Maria D’Amico', 'JD'],
])('%s without a photo is drawn with %s', (name, initials) => {
  const { container } = render(<Portrait photo={null} name={name} />)
  expect(container.querySelector('span')).toHaveAttribute('data-initials', initials)
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('svg'))
})

test('a photo replaces the drawing', () => {
  const { container } = render(<Portrait photo="/team/anna.jpg" name="Anna" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/team/anna.jpg')
  expect(container.querySelector('span')).toBeNull()
})

test('a photo is printed in ink, a drawing keeps its colours', () => {
  const imageOf = (photo: string) =>
    render(<Portrait photo={photo} name="Anna" />).container.querySelector('img')
  expect(imageOf('/team/anna.webp')).toHaveClass('mix-blend-multiply')
  expect(imageOf('/team/anna.svg')).not.toHaveClass('mix-blend-multiply')
})

test('who speaks has a photo, or initials that are no text of the page', () => {
  const { container, rerender } = render(<Avatar photo={null} name="Anna Bianchi" />)
  expect(container.firstChild).toHaveAttribute('data-initials', 'AB')
  expect(container).toHaveTextContent(/^$/)
  rerender(<Avatar photo="/team/anna.jpg" name="Anna Bianchi" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/team/anna.jpg')
})
