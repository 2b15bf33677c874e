import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, startTransition, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyComponent } from './lazy-component'

function CounterPage() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Premuto {count} volte
    </button>
  )
}

function counterPage() {
  const load = vi.fn(async () => ({ CounterPage }))
  const Page = lazyComponent('CounterPage', load)
  const site = () => (
    <Suspense fallback="Un momento">
      <Page />
    </Suspense>
  )
  return { Page, load, site }
}

test('a preloaded page renders synchronously', async () => {
  const { Page, site } = counterPage()
  await Page.preload()
  render(site())
  expect(screen.getByRole('button')).toBeVisible()
  expect(screen.queryByText('Un momento')).not.toBeInTheDocument()
})

test('a page is fetched once, however often it is asked for', async () => {
  const { Page, load, site } = counterPage()
  expect(load).not.toHaveBeenCalled()
  await Page.preload()
  await Page.preload()
  render(site())
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page keeps its state when its parent renders again', async () => {
  // Within act() React starts a waiting render afresh; in a browser it goes on with the one it has.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const user = userEvent.setup()
  const { Page } = counterPage()
  function Site() {
    const [isThere, setIsThere] = useState(false)
    return (
      <Suspense>
        {/* As a link of the router does: this stays on the screen until the page is there. */}
        <button type="button" onClick={() => startTransition(() => setIsThere(true))}>
          Vai
        </button>
        {isThere && <Page />}
      </Suspense>
    )
  }
  const { rerender } = render(<Site />)
  screen.getByRole('button', { name: 'Vai' }).click()
  await user.click(await screen.findByRole('button', { name: 'Premuto 0 volte' }))
  rerender(<Site />)
  expect(screen.getByRole('button', { name: 'Premuto 1 volte' })).toBeVisible()
})
