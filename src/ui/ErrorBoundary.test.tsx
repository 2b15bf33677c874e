import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary'

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

test('the fallback replaces children that fail, until the key changes', () => {
  const { rerender } = render(site('/', sound))
  expect(screen.getByText('Tutto bene.')).toBeVisible()
  // React reports what a boundary catches.
  vi.mocked(console.error).mockImplementation(() => undefined)
  rerender(site('/rotta', <Broken />))
  vi.mocked(console.error).mockClear()
  expect(screen.getByRole('alert')).toHaveTextContent('Qualcosa non va.')
  expect(screen.getByRole('heading', { name: 'Palestra' })).toBeVisible()
  // The same key: it stays.
  rerender(site('/rotta', sound))
  expect(screen.getByRole('alert')).toBeVisible()
  rerender(site('/', sound))
  expect(screen.getByText('Tutto bene.')).toBeVisible()
})
