import { render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyComponent } from '~/lib/lazy-component'
import { LazyDialog } from './LazyDialog'

const Modal = () => <div role="dialog">Il modulo</div>

function host(load: () => Promise<ComponentType>) {
  const onFail = vi.fn()
  const Dialog = lazyComponent('Modal', async () => ({ Modal: await load() }))
  const dialog = (open: boolean) => (
    <LazyDialog open={open} of={Dialog} loadingLabel="Apro il modulo…" onFail={onFail} />
  )
  const { rerender } = render(dialog(false))
  return { onFail, setOpen: (open: boolean) => rerender(dialog(open)) }
}

test('the dialog is fetched when it first opens, and stays mounted', async () => {
  const load = vi.fn(async () => Modal)
  const { setOpen } = host(load)
  expect(load).not.toHaveBeenCalled()
  setOpen(true)
  expect(screen.getByRole('status')).toHaveTextContent('Apro il modulo…')
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  setOpen(false)
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a dialog that does not arrive is reported at each opening, until it has arrived', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let arrive: (modal: ComponentType) => void = () => undefined
  const { onFail, setOpen } = host(() => new Promise(resolve => (arrive = resolve)))
  for (const times of [1, 2]) {
    setOpen(true)
    await vi.advanceTimersByTimeAsync(8000)
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(times))
    setOpen(false)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  }
  arrive(Modal)
  await vi.advanceTimersByTimeAsync(0)
  setOpen(true)
  expect(screen.getByRole('dialog')).toBeVisible()
  vi.mocked(console.error).mockClear()
})

test('a dialog that is closed before it arrives reports no failure', async () => {
  let fail: (error: Error) => void = () => undefined
  const loading = new Promise<ComponentType>((_resolve, reject) => {
    fail = reject
  })
  const { onFail, setOpen } = host(() => loading)
  setOpen(true)
  setOpen(false)
  fail(new Error('404'))
  await new Promise(resolve => setTimeout(resolve))
  expect(onFail).not.toHaveBeenCalled()
})

test('a dialog that fails to render is reported and leaves the page alone', async () => {
  const { onFail, setOpen } = host(async () => () => {
    throw new Error('A fault in the form')
  })
  setOpen(true)
  await waitFor(() => expect(onFail).toHaveBeenCalled())
  vi.mocked(console.error).mockClear()
})
