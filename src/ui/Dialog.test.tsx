import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog'

function Page({ locked }: { locked: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Scrivici
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        locked={locked}
        title="Contatti"
        description="Rispondiamo in giornata."
        closeLabel="Chiudi"
      >
        <input aria-label="Nome" />
      </Dialog>
    </>
  )
}

async function openDialog({ locked = false } = {}) {
  // user-event would not even try to click what lies under an open dialog.
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  render(<Page locked={locked} />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Scrivici' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Contatti' }) }
}

const dismissals: [string, (user: UserEvent) => Promise<void>][] = [
  ['the cross', user => user.click(screen.getByRole('button', { name: 'Chiudi' }))],
  ['Escape', user => user.keyboard('{Escape}')],
  ['a click beside it', user => user.click(document.body)],
]

test('a screen reader gets its title and description, and nothing else of the page', async () => {
  const { dialog } = await openDialog()
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect(dialog).toHaveAccessibleDescription('Rispondiamo in giornata.')
  expect(screen.getByRole('heading', { name: 'Contatti' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Scrivici' })).not.toBeInTheDocument()
})

test.each(dismissals)('%s closes it, and focus goes back to the opener', async (_name, dismiss) => {
  const { user, dialog } = await openDialog()
  await dismiss(user)
  expect(dialog).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Scrivici' })).toHaveFocus())
})

test.each(dismissals)('while it is locked %s does nothing', async (_name, dismiss) => {
  const { user, dialog } = await openDialog({ locked: true })
  expect(screen.getByRole('button', { name: 'Chiudi' })).toBeDisabled()
  await dismiss(user)
  expect(dialog).toBeVisible()
})

test('focus goes to the first field, and Tab does not leave the dialog', async () => {
  const { user } = await openDialog()
  expect(screen.getByLabelText('Nome')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Chiudi' })).toHaveFocus()
  await user.tab()
  expect(screen.getByLabelText('Nome')).toHaveFocus()
})

test('on a touch screen or a low one focus goes to the dialog, not to a field', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(pointer: coarse), not all and (min-height: 35rem)',
  }))
  const { dialog } = await openDialog()
  expect(dialog).toHaveFocus()
})
