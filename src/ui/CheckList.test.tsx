import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CheckList } from './CheckList'

test('every feature is an item of one list, in the order given', () => {
  render(<CheckList items={['Dal vivo', 'Con un coach', 'Senza vincoli']} />)
  expect(screen.getByRole('list')).toBeVisible()
  const items = screen.getAllByRole('listitem').map(item => item.textContent)
  expect(items).toEqual(['Dal vivo', 'Con un coach', 'Senza vincoli'])
})

test('a class of the caller is added to those of the list', () => {
  const { rerender } = render(<CheckList items={[]} />)
  const look = screen.getByRole('list').className
  rerender(<CheckList items={[]} className="mt-8" />)
  expect(screen.getByRole('list').className).toBe(`${look} mt-8`)
})
