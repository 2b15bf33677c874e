import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Accordion } from './Accordion'

const items = [
  { question: 'Serve esperienza?', answer: 'No, si parte da zero.' },
  { question: 'Quanto dura?', answer: 'Dodici settimane.' },
]

test('an answer that the browser revealed before React arrived stays open', () => {
  // In development React reports the difference that the browser made.
  vi.mocked(console.error).mockImplementation(() => undefined)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Accordion items={items} />)
  screen.getByText('Dodici settimane.').closest('[hidden]')?.removeAttribute('hidden')
  render(<Accordion items={items} />, { container, hydrate: true })
  expect(screen.getByRole('button', { expanded: true })).toHaveTextContent('Quanto dura?')
  expect(screen.getByText('Dodici settimane.')).toBeVisible()
  expect(vi.mocked(console.error).mock.calls.join()).toMatch(/^A tree hydrated but some attributes/)
  vi.mocked(console.error).mockClear()
})
