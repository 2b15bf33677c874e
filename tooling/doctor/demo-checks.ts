import company from '../../src/content/demo/company.json' with { type: 'json' }
import { members } from '../../src/content/demo/team.json' with { type: 'json' }
import { testimonials } from '../../src/content/demo/testimonials.json' with { type: 'json' }
import { content } from '../../src/content/for-tooling.ts'
import { about, type Check, faultsOr } from './check.ts'
import { isOk, type Page } from './deployment.ts'

const [demoNotice = content.demoNotice] = content.demoNotice.split(':')
const { email, phone, url, company: society, processors } = company

/** What only the demonstration says, whoever it is about. */
const examples: string[] = [
  ...[email, phone, url, society.legalName, society.vatNumber, society.rea, society.pec],
  ...[society.street, ...processors.map(({ name }) => name)],
  ...members.map(({ bio }) => bio),
  ...testimonials.map(({ quote }) => quote),
]

function shorten(text: string): string {
  return text.length > 32 ? `“${text.slice(0, 24)}…”` : `“${text}”`
}

function findDemoValues({ answer }: Page): string[] {
  // The placeholder of a field may show an example.
  const html = answer.body.replace(/\splaceholder="[^"]*"/g, '').replaceAll('\u00a0', ' ')
  const isSaid = (text: string) => html.includes(text.replaceAll('\u00a0', ' '))
  const notice = new RegExp(demoNotice, 'i').test(html) ? ['la riga “sito dimostrativo”'] : []
  return [...notice, ...examples.filter(isSaid).map(shorten)]
}

/** Adds a value to the list of a key. */
function addTo(lists: Map<string, string[]>, key: string, value: string): void {
  lists.set(key, [...(lists.get(key) ?? []), value])
}

/** Says once what many pages contain: most values stand in the footer of each. */
export function checkDemoValues(pages: Page[]): Check[] {
  const pagesOf = new Map<string, string[]>()
  for (const page of pages.filter(isOk))
    for (const value of findDemoValues(page)) addTo(pagesOf, value, page.path)
  const valuesOf = new Map<string, string[]>()
  for (const [value, paths] of pagesOf) addTo(valuesOf, paths.join(', '), value)
  const remedy =
    'scrivi i dati veri con npm run setup, poi ricostruisci il sito (npm run build) e ripubblica la cartella dist'
  const faults = [...valuesOf].map(([target, values]) =>
    about('site.demo', target).error(`contiene dati di esempio: ${values.join(', ')}`, remedy),
  )
  return faultsOr(faults, about('site.demo', 'sito').ok('nessun dato di esempio nelle pagine'))
}
