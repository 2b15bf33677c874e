import type { Processor, ProcessorRole, Safeguard } from '../../src/content/site.ts'
import type { Path } from '../config/content-tree.ts'
import { eea, findCountry } from '../config/countries.ts'
import { neededRoles, safeguardsFor } from '../config/processors.ts'
import type { SiteFile } from './site-file.ts'
import type { Step } from './step.ts'
import type { Terminal } from './terminal.ts'

const roles: Record<ProcessorRole, string> = {
  hosting: 'ospita le pagine del sito',
  automation: 'riceve i moduli (l’automazione)',
  email: 'tiene la posta',
  calendar: 'gestisce gli appuntamenti',
  phone: 'gestisce telefonate e messaggi',
  archive: 'conserva l’archivio dei contatti (CRM, fogli di calcolo)',
}

const safeguards: Record<Safeguard, string> = {
  eea: 'è nello Spazio economico europeo',
  dpf: 'è nell’elenco su dataprivacyframework.gov/list',
  adequacy: 'il Paese ha una decisione di adeguatezza (per esempio Svizzera, Regno Unito)',
  clauses: 'il contratto (DPA) ha le clausole contrattuali tipo',
}

const list: Path = ['processors']
const entry = (index: number): Path => [...list, index]
const entries = (site: SiteFile) => site.read(list) as readonly Processor[]
const inWords = ({ name, role, country }: Processor) => `${name} (${country}), che ${roles[role]}`

/** A company and, if it comes last in the answer, its country. */
function splitCompany(answer: string): { name: string; country?: string } {
  const [, name = '', place = ''] = /^(.*\S)(?:[,;]| [–—-] )\s*([^,;]+)$/.exec(answer) ?? []
  const country = findCountry(place)
  return country === null ? { name: answer } : { name, country }
}

/** Asks for the country of a processor, and gives it the name that the privacy policy uses. */
async function askCountry(terminal: Terminal, site: SiteFile, name: string): Promise<string> {
  const answer = await terminal.askText({
    message: `In quale Paese ha sede ${name}?\nQuello della società, non dei suoi computer.`,
    present: '',
    example: 'Stati Uniti',
    findProblem: text => site.findProblem([...entry(0), 'country'], findCountry(text) ?? text),
  })
  const known = findCountry(answer)
  if (known !== null) return known
  const isInEea = await terminal.askYesNo(
    `Non conosco il Paese ${answer}. È nell’Unione europea, o in Islanda, Liechtenstein o Norvegia?`,
  )
  if (!isInEea) return answer
  const labels = Object.fromEntries(eea.map(country => [country, country]))
  return terminal.askChoice('Quale di questi Paesi è?', labels)
}

/** Asks which of the safeguards that fit the country protects the data; often there is only one. */
async function askSafeguard(terminal: Terminal, name: string, country: string): Promise<Safeguard> {
  const fitting = safeguardsFor(country)
  const [only] = fitting
  if (only && fitting.length === 1) {
    if (only === 'clauses')
      terminal.say(
        `Per ${country} servono le clausole contrattuali tipo: la Privacy Policy dice che il contratto (DPA) di ${name} le ha. Controlla che ci siano.`,
      )
    return only
  }
  const labels = Object.fromEntries(fitting.map(key => [key, safeguards[key]]))
  return terminal.askChoice(
    `Perché i dati possono andare da ${name}, in ${country}?`,
    labels as Record<Safeguard, string>, // Those that fit are some of them.
  )
}

/** Asks for a processor and writes it, in the place of an example or after the others. */
async function askProcessor(terminal: Terminal, site: SiteFile, role: ProcessorRole) {
  const examples = entries(site).findIndex(
    (processor, index) => processor.role === role && !site.isSettled(entry(index)),
  )
  const index = examples >= 0 ? examples : entries(site).length
  const answer = await terminal.askText({
    message: `Chi ${roles[role]}?`,
    present: '',
    example: 'Netlify, Inc., Stati Uniti',
    findProblem: text => site.findProblem([...entry(0), 'name'], splitCompany(text).name),
  })
  const { name, country = await askCountry(terminal, site, name) } = splitCompany(answer)
  const safeguard = await askSafeguard(terminal, name, country)
  site.write(entry(index), { name, role, country, safeguard })
}

/** Lets go of those that are no longer true. */
async function reviewProcessors(terminal: Terminal, site: SiteFile) {
  for (const index of [...entries(site).keys()].reverse()) {
    const processor = entries(site)[index]
    if (!processor || !site.isSettled(entry(index))) continue
    const isRight = await terminal.askYesNo(`Tieni ${inWords(processor)}?`, true)
    if (!isRight) site.remove(entry(index))
  }
}

/** Deletes the examples of what nobody does for this business. */
function removeExamples(site: SiteFile) {
  for (const index of [...entries(site).keys()].reverse())
    if (!site.isSettled(entry(index))) site.remove(entry(index))
}

/** The companies that handle the data of visitors for the business. */
export function processorsStep(terminal: Terminal, site: SiteFile): Step {
  const isSettled = () =>
    site.isSettled(list) && entries(site).every((_, index) => site.isSettled(entry(index)))
  return {
    label: 'Fornitori che trattano i dati',
    isSettled,
    isRequired: true,
    async ask(heading) {
      terminal.say(
        `${heading}\nLa Privacy Policy nomina le società che vedono i dati dei visitatori: nome e Paese, come nel DPA.\nChi fa due cose va scritto due volte.`,
      )
      await reviewProcessors(terminal, site)
      for (const role of neededRoles) {
        const isThere = entries(site).some(
          (processor, index) => processor.role === role && site.isSettled(entry(index)),
        )
        if (!isThere) await askProcessor(terminal, site, role)
      }
      while (
        await terminal.askYesNo(
          'C’è un altro fornitore che tratta i dati? (posta, appuntamenti, telefono, archivio dei contatti)',
        )
      ) {
        const role = await terminal.askChoice('Che cosa fa?', roles)
        await askProcessor(terminal, site, role)
      }
      removeExamples(site)
    },
  }
}
