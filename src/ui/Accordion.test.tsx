import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Accordion } from './Accordion'

const items = [
  { question: 'Serve esperienza?', answer: 'No, si parte da zero.' },
  { question: 'Quanto dura?', answer: 'Dodici settimane.' },
]

const question = (name: string) => screen.getByRole('button', { name })
/** The part of the page around a text that is hidden as a whole, if it is. */
const hiddenAround = (text: string) => screen.getByText(text).closest('[hidden]')

test('opening an answer closes the one that was open', async () => {
  const user = userEvent.setup()
  render(<Accordion items={items} />)
  expect(question('Serve esperienza?')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('No, si parte da zero.')).not.toBeVisible()

  await user.click(question('Serve esperienza?'))
  expect(question('Serve esperienza?')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('No, si parte da zero.')).toBeVisible()

  await user.click(question('Quanto dura?'))
  expect(screen.getByText('Dodici settimane.')).toBeVisible()
  expect(screen.getByText('No, si parte da zero.')).not.toBeVisible()
  expect(question('Serve esperienza?')).toHaveAttribute('aria-expanded', 'false')
})

test('the open answer can be closed again', async () => {
  const user = userEvent.setup()
  render(<Accordion items={items} />)
  await user.click(question('Quanto dura?'))
  await user.click(question('Quanto dura?'))
  expect(question('Quanto dura?')).toHaveAttribute('aria-expanded', 'false')
  expect(hiddenAround('Dodici settimane.')).toHaveAttribute('hidden', 'until-found')
})

test('the words of closed answers are in the page, for find-in-page to meet', () => {
  render(<Accordion items={items} />)
  for (const { answer } of items) {
    expect(hiddenAround(answer)).toHaveAttribute('hidden', 'until-found')
  }
})

test('an answer opens when find-in-page meets its words', async () => {
  const user = userEvent.setup()
  render(<Accordion items={items} />)
  await user.click(question('Serve esperienza?'))
  fireEvent(screen.getByText('Dodici settimane.'), new Event('beforematch', { bubbles: true }))
  expect(question('Quanto dura?')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Dodici settimane.')).toBeVisible()
  expect(screen.getByText('No, si parte da zero.')).not.toBeVisible()
})

test('an answer that the browser revealed before React arrived stays open', () => {
  // In development React reports the difference that the browser made.
  vi.mocked(console.error).mockImplementation(() => undefined)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Accordion items={items} />)
  hiddenAround('Dodici settimane.')?.removeAttribute('hidden')
  render(<Accordion items={items} />, { container, hydrate: true })
  expect(question('Quanto dura?')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Dodici settimane.')).toBeVisible()
  expect(vi.mocked(console.error).mock.calls.join()).toMatch(/^A tree hydrated but some attributes/)
  vi.mocked(console.error).mockClear()
})
