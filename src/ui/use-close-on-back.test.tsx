import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCloseOnBack } from './use-close-on-back'

function dialogOf(isOpen: boolean) {
  const close = vi.fn()
  const hook = renderHook(({ open }) => useCloseOnBack(open, close), {
    initialProps: { open: isOpen },
  })
  return { close, setOpen: (open: boolean) => hook.rerender({ open }), unmount: hook.unmount }
}

/** Going back in the history takes a browser a while. */
const settled = async (state: object) => {
  await waitFor(() => expect(history.state).toEqual(state))
  await act(() => new Promise(resolve => setTimeout(resolve, 50)))
  expect(history.state).toEqual(state)
}

test('Back closes an open dialog and stays on the page', async () => {
  history.replaceState({ key: 'page' }, '')
  const { close, setOpen } = dialogOf(true)
  expect(history.state).toEqual({ key: 'page', dialog: true })
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  setOpen(false)
  await settled({ key: 'page' })
})

test('a dialog that is closed otherwise takes its entry with it', async () => {
  history.replaceState({ key: 'page' }, '')
  const { close, setOpen } = dialogOf(true)
  setOpen(false)
  await settled({ key: 'page' })
  expect(close).not.toHaveBeenCalled()
})

test('a dialog that opens again at once stays open', async () => {
  history.replaceState({ key: 'page' }, '')
  const { close, setOpen } = dialogOf(true)
  setOpen(false)
  await new Promise(resolve => setTimeout(resolve))
  setOpen(true)
  await settled({ key: 'page', dialog: true })
  expect(close).not.toHaveBeenCalled()
  setOpen(false)
  await settled({ key: 'page' })
})

test('the page that follows a dialog takes the place of its entry', async () => {
  history.replaceState({ key: 'page' }, '')
  const { close, setOpen } = dialogOf(true)
  history.replaceState({ key: 'thank-you' }, '')
  setOpen(false)
  await settled({ key: 'thank-you' })
  expect(close).not.toHaveBeenCalled()
})
