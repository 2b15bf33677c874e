import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary'

beforeEach(() => {
  // React reports what a boundary catches: asserted below, not printed.
  vi.mocked(console.error).mockImplementation(() => undefined)
})

function expectReport() {
  const reported = vi.mocked(console.error).mock.calls.flat()
  expect(reported).toContainEqual(new Error('Broken on purpose'))
  vi.mocked(console.error).mockClear()
}

function Broken(): never {
  throw new Error('Broken on purpose')
}

const sound = <p>Tutto bene.</p>

const site = (address: string, page: ReactNode) => (
  <>
    <h1>Palestra</h1>
    <ErrorBoundary resetKey={address} fallback={<p role="alert">Qualcosa non va.</p>}>
      {page}
    </ErrorBoundary>
  </>
)

test('the fallback takes the place of children that fail, until a new key gives another try', () => {
  const { rerender } = render(site('/', sound))
  expect(screen.getByText('Tutto bene.')).toBeVisible()
  rerender(site('/rotta', <Broken />))
  expectReport()
  expect(screen.getByRole('alert')).toHaveTextContent('Qualcosa non va.')
  expect(screen.getByRole('heading', { name: 'Palestra' })).toBeVisible()
  // The same key: it stays.
  rerender(site('/rotta', sound))
  expect(screen.getByRole('alert')).toBeVisible()
  // A second try that fails, then one that works.
  rerender(site('/rotta-anche-questa', <Broken />))
  expectReport()
  expect(screen.getByRole('alert')).toBeVisible()
  rerender(site('/', sound))
  expect(screen.getByText('Tutto bene.')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
