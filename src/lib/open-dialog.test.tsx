import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { closeDialog, openDialog, useDialogEntry } from './open-dialog'

const start = () => renderHook(() => useDialogEntry(), { wrapper: StrictMode })

/** history.back() takes effect later. */
const settled = async (state: object) => {
  await waitFor(() => expect(history.state).toEqual(state))
  await act(() => new Promise(resolve => setTimeout(resolve, 50)))
  expect(history.state).toEqual(state)
}

beforeEach(() => history.replaceState({ key: 'page' }, ''))

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

test('a dialog that replaces another one keeps its history entry', async () => {
  start()
  const entries = history.length
  openDialog.set('cookies')
  openDialog.set('contact')
  expect(history.length - entries).toBeLessThanOrEqual(1)
  closeDialog('contact')
  await settled({ key: 'page' })
})
