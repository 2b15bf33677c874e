import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type LegalDocument, type LegalTable, legalLabels } from '~/content/legal/legal-document'
import { asShown } from '~/test/browser'
import { LegalPage } from './LegalPage'

vi.mock('~/content/legal/versions', () => ({
  legalVersions: {
    privacy: { number: '3.0', since: '2026-01-31' },
    terms: { number: '2.0', since: '2025-01-31' },
  },
}))

const storage: LegalTable = {
  caption: 'Memorie',
  head: ['Nome', 'Durata'],
  rows: [['voce', 'per sempre']],
}

const content: LegalDocument = {
  title: 'Documento',
  intro: 'Uno e due e tre[a](#x)[b](#x)',
  sections: [
    {
      id: 'x',
      title: 'Sezione',
      blocks: [
        { strong: 'Puoi opporti, scrivi a [noi](mailto:noi@test.it)' },
        {
          purposes: [
            { purpose: 'Risponderti', data: 'Email', basis: 'Consenso', retention: '24 mesi' },
            { purpose: 'Misurare', data: 'Pagine', basis: 'Consenso', retention: 'Un anno' },
          ],
        },
        { list: ['uno', 'due'] },
        { pairs: [{ term: 'Nome', text: 'Che cosa vuol dire' }] },
        { table: storage },
      ],
    },
  ],
}

const page = {
  path: '/documento',
  isIndexed: true,
  meta: { title: 'Documento', description: 'Che cosa dice.' },
}

const legalPage = () => (
  <MemoryRouter>
    <LegalPage page={page} version="privacy" content={content} />
  </MemoryRouter>
)

const updated = (day: string) => screen.getByText(asShown(legalLabels.updated(day)))

function clockAt(time: string) {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('a tab to which the visitor returns after midnight shows the new date', () => {
  clockAt('2026-11-21T12:00:00Z')
  render(legalPage())
  clockAt('2026-11-22T12:00:00Z')
  fireEvent(document, new Event('visibilitychange'))
  expect(updated('22 novembre 2026')).toBeInTheDocument()
})

test('the version of the document is named, with the day from which it is in force', () => {
  render(legalPage())
  const shown = legalLabels.version('3.0', '31 gennaio 2026')
  expect(screen.getByText(asShown(shown))).toBeInTheDocument()
  const version = (day: string) => legalLabels.version('1.0', `${day} marzo 2027`)
  expect(version('1')).toContain('dal 1 marzo 2027')
  expect(version('8')).toContain('dall’8 marzo 2027')
  expect(version('11')).toContain('dall’11 marzo 2027')
  expect(version('18')).toContain('dal 18 marzo 2027')
})

test('each purpose is a heading with its data, basis and retention', () => {
  render(legalPage())
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Risponderti', 'Misurare'])
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const { data, basis, retention } = legalLabels.purpose
  const row = [data, basis, retention]
  expect(terms).toEqual([...row, ...row, 'Nome'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['Email', 'Consenso', '24 mesi'],
    ...['Pagine', 'Consenso', 'Un anno'],
    'Che cosa vuol dire',
  ])
})

test('lists and pairs are semantic HTML, and a link leads home', () => {
  render(legalPage())
  const item = screen.getByText('due')
  expect(item.closest('ul > li')?.parentElement?.children).toHaveLength(2)
  expect(screen.getByText('Nome', { selector: 'dl dt' })).toBeInTheDocument()
  expect(screen.getByText('Che cosa vuol dire', { selector: 'dl dd' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: legalLabels.home })).toHaveAttribute('href', '/')
})

test('a strong paragraph is bold, links included, and may repeat words and links', () => {
  render(legalPage())
  const strong = screen.getByRole('strong')
  expect(strong).toHaveTextContent('Puoi opporti, scrivi a noi')
  expect(within(strong).getByRole('link')).toHaveAttribute('href', 'mailto:noi@test.it')
  expect(screen.getByText(/^Uno e due e tre/)).toHaveTextContent('Uno e due e treab')
})

test('a table shows its data', () => {
  render(legalPage())
  const table = screen.getByRole('table', { name: 'Memorie' })
  expect(within(table).getByRole('rowheader', { name: 'voce' })).toBeInTheDocument()
  expect(within(table).getByRole('cell', { name: 'per sempre' })).toBeInTheDocument()
})
