import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog'

test.each([
  ['on a touch screen or a low one the dialog', true, 'dialog'],
  ['elsewhere its first field', false, 'textbox'],
])('%s takes the focus when it opens', async (_where, isTouchOrLow, role) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isTouchOrLow && media === '(pointer: coarse), not all and (min-height: 35rem)',
  }))
  document.documentElement.toggleAttribute('data-app-failed', true)
  render(
    <Dialog open onClose={vi.fn()} words={{ title: 'Contatti', text: '', close: 'Chiudi' }}>
      <input aria-label="Nome" />
    </Dialog>,
  )
  // The press that opens it is painted first.
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByRole(role)).toHaveFocus()
  // The notice about an earlier failure no longer matters.
  expect(document.documentElement).not.toHaveAttribute('data-app-failed')
})
