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

test('the page is held still, and keeps the width that its scrollbar has left, until the dialog closes', async () => {
  // jsdom has no layout, so the page is 0 wide.
  vi.stubGlobal('innerWidth', 15)
  const words = { title: 'Contatti', text: '', close: 'Chiudi' }
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={vi.fn()} words={words}>
      {null}
    </Dialog>
  )
  const { rerender } = render(dialog(true))
  await screen.findByRole('dialog')
  expect(document.documentElement).toHaveAttribute('data-scroll-locked')
  expect(document.body).toHaveStyle({ marginRight: '15px' })
  rerender(dialog(false))
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locked')
  expect(document.body.style.marginRight).toBe('')
})
