import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Portrait } from './Portrait'

test.each([
  ['Anna', 'A'],
  ['Łukasz Żak', 'ŁŻ'],
  ['Jürgen Maria D’Amico', 'JD'],
])('%s without a photo is drawn with %s', (name, initials) => {
  const { container } = render(<Portrait photo={null} name={name} />)
  expect(container).toHaveTextContent(new RegExp(`^${initials}$`))
  expect(container.querySelector('img')).toBeNull()
})

test('a photo replaces the drawing', () => {
  const { container } = render(<Portrait photo="/team/anna.jpg" name="Anna" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/team/anna.jpg')
  expect(container).toHaveTextContent(/^$/)
})
