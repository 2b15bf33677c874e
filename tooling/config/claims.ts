import * as v from 'valibot'
import type { Evidence, TestimonialProof } from '../../src/content/claims.ts'
import { isEmail } from './business-values.ts'
import { type Fault, filled, findFaults, properties, text } from './rules.ts'

/** What the site claims, as src/content/for-tooling.ts gives it. */
export interface ClaimContent {
  facts: Readonly<Record<string, string>>
  claims: Readonly<Record<string, Evidence>>
  guarantee: Readonly<Record<string, string>>
  testimonials: readonly {
    quote: string
    name: string
    detail: string
    proof: TestimonialProof
  }[]
  members: readonly { name: string; role: string; bio: string; email: string; proof: Evidence }[]
}

/** Something that the site claims, and how its content says that it can be proven. */
export interface Claim {
  /** For the marketer, in Italian. */
  name: string
  file: string
  /** Where it stands in the file: the export, and the keys and positions inside it. */
  path: readonly (string | number)[]
  /** What is missing or malformed. */
  problems: readonly Fault[]
  /** The texts that give it away as an example that the site came with. */
  texts: readonly string[]
  /** Of a claim about a person: who it is, and the field where each of the texts stands. */
  person?: { name: string; fields: readonly string[] }
  /** Its proof in words. Empty if there are problems. */
  proof: string
  /** The last month that the proof covers, if it is about a time. */
  until: string | undefined
}

const month = (example: string) =>
  v.pipe(
    v.string(`va scritto tra virgolette, come '${example}'`),
    v.regex(
      /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/,
      `non è un mese; scrivi anno e mese, come '${example}'`,
    ),
    v.examples([example]),
  )
const peopleProblem = 'non è un numero di persone; scrivi le cifre senza virgolette, come 54'
const people = v.pipe(
  v.number(peopleProblem),
  v.integer(peopleProblem),
  v.minValue(1, peopleProblem),
  v.examples([54]),
)

const meaning = filled('chi raggiunge l’obiettivo del percorso')
const source = filled('registro degli iscritti')
const entries = {
  meaning: v.optional(meaning),
  source,
  from: month('2024-01'),
  to: month('2026-09'),
}
type Period = { from: string; to: string }
const inOrder = <Input extends Period>() =>
  v.check<Input, string>(
    ({ from, to }) => from <= to,
    'la prova finisce prima di cominciare; scrivi in from il primo mese, in to l’ultimo',
  )
/** The proof of a figure that counts no people. */
const documented = v.pipe(properties(entries), inOrder())
const measured = v.pipe(properties({ ...entries, people }), inOrder())
/** The proof of a figure whose label does not say what was measured. */
const explained = v.pipe(properties({ ...entries, people, meaning }), inOrder())

const evidence: Record<string, v.GenericSchema> = {
  stars: explained,
  trained: measured,
  successRate: explained,
  salesIncrease: explained,
  experienceYears: documented,
  partnerCompanies: documented,
}

const conditions = properties({
  programmes: filled('percorsi intensivi'),
  condition: filled('a chi li completa'),
  within: filled('6 mesi dalla fine'),
  contract: filled('un contratto di lavoro'),
  otherwise: filled('ti rimborsiamo il percorso'),
})

const name = filled('Anna')
const testimonial = properties({
  name,
  detail: filled('agente immobiliare'),
  quote: filled('Ora so come si apre una trattativa.'),
  proof: properties({ date: month('2026-05'), source }),
})
const member = properties({
  name,
  role: filled('allenatore'),
  bio: filled('Vende da dieci anni.'),
  email: text('anna@azienda.it', isEmail, 'non è un indirizzo email'),
  proof: measured,
})

/** A proof in a line. */
function proofInWords({ source, people: count, from, to }: Evidence): string {
  return [source, count ? `${count} persone` : [], `da ${from} a ${to}`].flat().join(', ')
}

function figures({ facts, claims }: ClaimContent): Claim[] {
  return Object.entries(evidence).map(([key, schema]) => {
    const value = claims[key]
    const problems = findFaults(schema, value)
    return {
      name: key === 'stars' ? 'cinque stelle' : (facts[key] ?? key),
      file: 'src/content/claims.ts',
      path: ['claims', key],
      problems,
      texts: [JSON.stringify(value ?? '')],
      proof: value && problems.length === 0 ? proofInWords(value) : '',
      until: value?.to,
    }
  })
}

function placement({ guarantee }: ClaimContent): Claim {
  return {
    name: 'garanzia di inserimento',
    file: 'src/content/claims.ts',
    path: ['guarantee'],
    problems: findFaults(conditions, guarantee),
    // The conditions that the site came with may be those of another business too.
    texts: [],
    proof: Object.values(guarantee).join(', '),
    until: undefined,
  }
}

function testimonials({ testimonials: people }: ClaimContent): Claim[] {
  return people.map((person, index) => {
    const { quote, name, detail, proof } = person
    const problems = findFaults(testimonial, person)
    return {
      name: `testimonianza di ${name}`,
      file: 'src/content/home.ts',
      path: ['results', 'testimonials', index],
      problems,
      texts: [quote ?? '', `${name} ${detail}`],
      person: { name: `la testimonianza ${index + 1} (${name})`, fields: ['quote', 'name'] },
      proof: problems.length === 0 ? `${proof.source}, raccolta nel ${proof.date}` : '',
      until: proof?.date,
    }
  })
}

function members({ members: people }: ClaimContent): Claim[] {
  return people.map((person, index) => {
    const { name, role, bio, proof } = person
    const problems = findFaults(member, person)
    return {
      name: `persone formate da ${name}`,
      file: 'src/content/home.ts',
      path: ['team', 'members', index],
      problems,
      texts: [bio ?? '', `${name} ${role}`],
      person: { name: `la persona ${index + 1} (${name})`, fields: ['bio', 'name'] },
      proof: problems.length === 0 ? proofInWords(proof) : '',
      until: proof?.to,
    }
  })
}

/** Every claim of the site that somebody may want to see proven. */
export function listClaims(content: ClaimContent): Claim[] {
  return [figures, placement, testimonials, members].flatMap(list => list(content))
}
