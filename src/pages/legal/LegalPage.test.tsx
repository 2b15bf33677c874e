import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type LegalDocument, type LegalTable, legalLabels } from '~/content/legal/legal-document'
import { legalVersions } from '~/content/legal/versions'
import { italianDate } from '~/lib/dates'
import { asShown } from '~/test/as-shown'
import { LegalPage } from './LegalPage'

const content: LegalDocument = {
  title: 'Documento',
  intro: 'Leggi anche la [Privacy Policy](/privacy-policy).',
  sections: [
    { id: 'prima', title: 'Prima', blocks: ['Vale l’art. 6.', { list: ['uno', 'due'] }] },
    {
      id: 'seconda',
      title: 'Seconda',
      blocks: [{ pairs: [{ term: 'Nome', text: 'Spiegazione' }] }, { table: 'storage' }],
    },
  ],
}

const words = { title: 'Documento', description: 'Che cosa dice.' }

const storage: LegalTable = {
  caption: 'Memorie',
  head: ['Nome', 'Durata'],
  rows: [['voce', 'per sempre']],
}

const page = (tables = {}) => (
  <MemoryRouter>
    <LegalPage page="privacy" words={words} content={content} tables={tables} />
  </MemoryRouter>
)

const updated = (day: string) => screen.getByText(asShown(legalLabels.updated(day)))

function clockAt(time: string) {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

for (const [time, day] of [
  ['2026-11-21T12:00:00Z', '21 novembre 2026'],
  // Rome is an hour ahead in winter, two in summer.
  ['2026-11-21T22:59:59Z', '21 novembre 2026'],
  ['2026-11-21T23:00:00Z', '22 novembre 2026'],
  ['2026-07-31T22:00:00Z', '1 agosto 2026'],
  ['2026-12-31T23:30:00Z', '1 gennaio 2027'],
] as const) {
  test(`at ${time} the page was last updated on ${day}`, () => {
    clockAt(time)
    render(page())
    expect(updated(day)).toBeInTheDocument()
  })
}

test('a page of an earlier day hydrates without a mismatch, then shows the current date', () => {
  clockAt('2026-11-20T12:00:00Z')
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page())
  const line = updated('20 novembre 2026')
  clockAt('2026-11-21T12:00:00Z')
  const mismatches: unknown[] = []
  render(page(), {
    container,
    hydrate: true,
    onRecoverableError: error => mismatches.push(error),
  })
  expect(mismatches).toEqual([])
  expect(updated('21 novembre 2026')).toBe(line)
})

test('a tab to which the visitor returns after midnight shows the new date', () => {
  clockAt('2026-11-21T12:00:00Z')
  render(page())
  clockAt('2026-11-22T12:00:00Z')
  fireEvent(document, new Event('visibilitychange'))
  expect(updated('22 novembre 2026')).toBeInTheDocument()
})

test('a document has a link home, a focusable title and a table of contents', () => {
  render(page())
  expect(screen.getByRole('link', { name: legalLabels.home })).toHaveAttribute('href', '/')
  const title = screen.getByRole('heading', { level: 1, name: 'Documento' })
  title.focus()
  expect(title).toHaveFocus()
  const links = within(screen.getByRole('navigation', { name: legalLabels.contents })).getAllByRole(
    'link',
  )
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Prima', '#prima'],
    ['Seconda', '#seconda'],
  ])
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['1. Prima', '2. Seconda'])
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.parentElement).toHaveAttribute('id', 'prima')
})

test('links, lists and pairs have their HTML elements', () => {
  render(page())
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  const items = screen.getAllByRole('listitem').slice(-2)
  expect(items.map(({ textContent }) => textContent)).toEqual(['uno', 'due'])
  expect(screen.getByRole('term')).toHaveTextContent('Nome')
  expect(screen.getByRole('definition')).toHaveTextContent('Spiegazione')
})

test('beside the current date stands the version, with the day from which it is in force', () => {
  clockAt('2031-01-31T12:00:00Z')
  render(page())
  expect(updated('31 gennaio 2031')).toBeInTheDocument()
  const { number, since } = legalVersions.privacy
  const version = legalLabels.version(number, italianDate(new Date(since)))
  expect(screen.getByText(asShown(version))).not.toHaveTextContent('2031')
})

test('the day of a version has the right preposition', () => {
  const version = (day: string) => legalLabels.version('1.0', `${day} marzo 2027`)
  expect(version('1')).toContain('dal 1 marzo 2027')
  expect(version('8')).toContain('dall’8 marzo 2027')
  expect(version('11')).toContain('dall’11 marzo 2027')
  expect(version('18')).toContain('dal 18 marzo 2027')
})

const rich: LegalDocument = {
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
      ],
    },
  ],
}

test('each purpose is a heading with its data, basis and retention', () => {
  render(<LegalPage page="terms" words={words} content={rich} />, { wrapper: MemoryRouter })
  const headings = screen.getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Risponderti', 'Misurare'])
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const { data, basis, retention } = legalLabels.purpose
  const row = [data, basis, retention]
  expect(terms).toEqual([...row, ...row])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['Email', 'Consenso', '24 mesi'],
    ...['Pagine', 'Consenso', 'Un anno'],
  ])
})

test('a strong paragraph is bold, links included', () => {
  render(<LegalPage page="terms" words={words} content={rich} />, { wrapper: MemoryRouter })
  const strong = screen.getByRole('strong')
  expect(strong).toHaveTextContent('Puoi opporti, scrivi a noi')
  expect(within(strong).getByRole('link')).toHaveAttribute('href', 'mailto:noi@test.it')
})

test('a text may have the same words and the same link twice', () => {
  render(<LegalPage page="terms" words={words} content={rich} />, { wrapper: MemoryRouter })
  expect(screen.getByText(/^Uno e due e tre/)).toHaveTextContent('Uno e due e treab')
})

test('a table shows its data, and is left out without data', () => {
  const { rerender } = render(page())
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  rerender(page({ storage }))
  const table = screen.getByRole('table', { name: 'Memorie' })
  expect(within(table).getByRole('rowheader', { name: 'voce' })).toBeInTheDocument()
  expect(within(table).getByRole('cell', { name: 'per sempre' })).toBeInTheDocument()
})
