import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog, openDialog, useDialogEntry, useLockedDialog } from './open-dialog'

const start = () => renderHook(() => useDialogEntry(), { wrapper: StrictMode })

/** Going back in the history takes a browser a while. */
const settled = async (state: object) => {
  await waitFor(() => expect(history.state).toEqual(state))
  await act(() => new Promise(resolve => setTimeout(resolve, 50)))
  expect(history.state).toEqual(state)
}

beforeEach(() => history.replaceState({ key: 'page' }, ''))

test('Back closes the open dialog and stays on the page', async () => {
  start()
  openDialog.set('contact')
  expect(history.state).toEqual({ key: 'page', dialog: true })
  history.back()
  await waitFor(() => expect(openDialog.get()).toBeNull())
  await settled({ key: 'page' })
})

test('a dialog that is closed otherwise takes its entry with it', async () => {
  start()
  openDialog.set('cookies')
  closeDialog('contact')
  expect(openDialog.get()).toBe('cookies')
  closeDialog('cookies')
  await settled({ key: 'page' })
})

test('a dialog that opens again at once stays open', async () => {
  start()
  openDialog.set('contact')
  closeDialog('contact')
  await new Promise(resolve => setTimeout(resolve))
  openDialog.set('contact')
  await settled({ key: 'page', dialog: true })
  expect(openDialog.get()).toBe('contact')
  closeDialog('contact')
  await settled({ key: 'page' })
})

test('one dialog takes the place of another, with the same entry', async () => {
  start()
  const entries = history.length
  openDialog.set('cookies')
  openDialog.set('contact')
  expect(history.length - entries).toBeLessThanOrEqual(1)
  closeDialog('contact')
  await settled({ key: 'page' })
})

test('the page that follows a dialog takes the place of its entry', async () => {
  start()
  openDialog.set('contact')
  history.replaceState({ key: 'thank-you' }, '')
  closeDialog('contact')
  await settled({ key: 'thank-you' })
})

test('a page that is loaded again leaves the entry of its dialog', async () => {
  history.pushState({ key: 'page', dialog: true }, '')
  start()
  await settled({ key: 'page' })
})

test('Forward to a dialog that was closed leads back to the page', async () => {
  start()
  openDialog.set('contact')
  history.back()
  await settled({ key: 'page' })
  history.forward()
  await settled({ key: 'page' })
  expect(openDialog.get()).toBeNull()
})

test('Back does not close a locked dialog', async () => {
  start()
  openDialog.set('contact')
  const lock = renderHook(() => useLockedDialog(true))
  history.back()
  await act(() => new Promise(resolve => setTimeout(resolve, 50)))
  await settled({ key: 'page', dialog: true })
  expect(openDialog.get()).toBe('contact')
  lock.unmount()
  history.back()
  await waitFor(() => expect(openDialog.get()).toBeNull())
})
