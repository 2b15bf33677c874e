import { act, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { lazyComponent } from '~/lib/lazy-component'
import { openDialog } from '~/lib/open-dialog'
import { LazyDialog } from './LazyDialog'

const Modal = () => <div role="dialog">Il modulo</div>
const page = document.documentElement
const open = () => act(() => openDialog.set('cookies'))
const close = () => act(() => openDialog.set(null))

function mount(load: () => Promise<ComponentType>) {
  const Dialog = lazyComponent('Modal', async () => ({ Modal: await load() }))
  render(<LazyDialog name="cookies" dialog={Dialog} loadingLabel="Apro il modulo…" />)
}

afterEach(() => {
  openDialog.set(null)
  page.removeAttribute('data-app-failed')
})

async function expectFailure() {
  await waitFor(() => expect(page).toHaveAttribute('data-app-failed'))
  expect(openDialog.get()).toBeNull()
}

test('the dialog is fetched when it first opens, and stays mounted', async () => {
  const load = vi.fn(async () => Modal)
  mount(load)
  act(() => openDialog.set('contact'))
  expect(load).not.toHaveBeenCalled()
  open()
  expect(screen.getByRole('status')).toHaveTextContent('Apro il modulo…')
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  close()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a dialog that does not arrive is reported at each opening, until it has arrived', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let arrive: (modal: ComponentType) => void = () => undefined
  mount(() => new Promise(resolve => (arrive = resolve)))
  for (const _time of [1, 2]) {
    page.removeAttribute('data-app-failed')
    open()
    await vi.advanceTimersByTimeAsync(8000)
    await expectFailure()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  }
  arrive(Modal)
  await vi.advanceTimersByTimeAsync(0)
  open()
  expect(screen.getByRole('dialog')).toBeVisible()
  vi.mocked(console.error).mockClear()
})

test('a dialog that is closed before it arrives reports no failure', async () => {
  let fail: (error: Error) => void = () => undefined
  const loading = new Promise<ComponentType>((_resolve, reject) => {
    fail = reject
  })
  mount(() => loading)
  open()
  close()
  fail(new Error('404'))
  await new Promise(resolve => setTimeout(resolve))
  expect(page).not.toHaveAttribute('data-app-failed')
})

test('a dialog that fails to render is reported and leaves the page alone', async () => {
  mount(async () => () => {
    throw new Error('A fault in the form')
  })
  open()
  await expectFailure()
  vi.mocked(console.error).mockClear()
})
