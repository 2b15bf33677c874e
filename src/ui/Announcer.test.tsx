import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Announcer } from './Announcer'
import { announce } from './announcement'

test('an announcement appears in a status that was there before', () => {
  render(<Announcer />)
  const status = screen.getByRole('status')
  act(() => announce('Scelta salvata.'))
  expect(status).toHaveTextContent('Scelta salvata.')
})

test('the same words twice are new words to a screen reader', () => {
  render(<Announcer />)
  act(() => announce('Scelta salvata.'))
  const first = screen.getByText('Scelta salvata.')
  act(() => announce('Scelta salvata.'))
  expect(screen.getByText('Scelta salvata.')).not.toBe(first)
})
