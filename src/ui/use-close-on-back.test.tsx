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

const settled = () => act(() => new Promise(resolve => setTimeout(resolve, 50)))

test('Back closes an open dialog and stays on the page', async () => {
  history.replaceState({ key: 'page' }, '')
  const { close, setOpen } = dialogOf(true)
  expect(history.state).toEqual({ key: 'page', dialog: true })
  history.back()
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(history.state).toEqual({ key: 'page' })
  setOpen(false)
  await settled()
})

test('a dialog that is closed otherwise takes its entry with it', async () => {
  history.replaceState({ key: 'page' }, '')
  const { close, setOpen } = dialogOf(true)
  setOpen(false)
  await settled()
  expect(history.state).toEqual({ key: 'page' })
  expect(close).not.toHaveBeenCalled()
})

test('a dialog that opens again at once stays open', async () => {
  history.replaceState({ key: 'page' }, '')
  const { close, setOpen } = dialogOf(true)
  setOpen(false)
  await new Promise(resolve => setTimeout(resolve))
  setOpen(true)
  await settled()
  expect(close).not.toHaveBeenCalled()
  expect(history.state).toEqual({ key: 'page', dialog: true })
  setOpen(false)
  await settled()
})

test('the page that follows a dialog takes the place of its entry', async () => {
  history.replaceState({ key: 'page' }, '')
  const { close, setOpen } = dialogOf(true)
  history.replaceState({ key: 'thank-you' }, '')
  setOpen(false)
  await settled()
  expect(history.state).toEqual({ key: 'thank-you' })
  expect(close).not.toHaveBeenCalled()
})
