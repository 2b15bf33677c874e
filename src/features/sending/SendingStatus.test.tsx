import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notSent } from '~/content/messages'
import { SendingStatus } from './SendingStatus'

function Form({ isSending, isSlow = false }: { isSending: boolean; isSlow?: boolean }) {
  return (
    <>
      <input aria-label="Nome" />
      <button type="button" disabled={isSending}>
        Invia
      </button>
      <SendingStatus isSending={isSending} isSlow={isSlow} />
    </>
  )
}

test('the status is there before it says anything', () => {
  const { rerender } = render(<Form isSending={false} />)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  rerender(<Form isSending />)
  expect(status).toHaveTextContent(notSent.sending)
  rerender(<Form isSending isSlow />)
  expect(status).toHaveTextContent(notSent.causes.slow)
  rerender(<Form isSending={false} />)
  expect(status).toBeEmptyDOMElement()
})

test('the focus of the button that is disabled now waits beside the status, in silence', () => {
  const { rerender } = render(<Form isSending={false} />)
  screen.getByRole('button').focus()
  rerender(<Form isSending />)
  expect(screen.getByRole('status').previousElementSibling).toHaveFocus()
  expect(document.activeElement).toBeEmptyDOMElement()
})

test('the focus of a field stays where it is', () => {
  const { rerender } = render(<Form isSending={false} />)
  screen.getByLabelText('Nome').focus()
  rerender(<Form isSending />)
  expect(screen.getByLabelText('Nome')).toHaveFocus()
})
