import * as v from 'valibot'
import type { Evidence, TestimonialProof } from '../../src/content/claims.ts'
import { isEmail, isExample } from './business-values.ts'

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
  /** What is missing or malformed, as ".key problem". */
  problems: readonly string[]
  /** The texts that give it away as an example that the site came with. */
  texts: readonly string[]
  /** Its proof in words. Empty if there are problems. */
  proof: string
  /** The last month that the proof covers, if it is about a time. */
  until: string | undefined
}

const filled = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('must not be empty'))
const month = v.pipe(
  v.string('is missing'),
  v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'must be a month, such as 2026-09'),
)
const people = v.pipe(
  v.number('must be the number of people'),
  v.integer('must be the number of people'),
  v.minValue(1, 'must be the number of people'),
)

const entries = { meaning: v.optional(filled), source: filled, from: month, to: month }
type Period = { from: string; to: string }
const inOrder = <Input extends Period>() =>
  v.check<Input, string>(({ from, to }) => from <= to, 'must not end before it starts')
/** The proof of a figure that counts no people. */
const documented = v.pipe(v.object(entries), inOrder())
const measured = v.pipe(v.object({ ...entries, people }), inOrder())
/** The proof of a figure whose label does not say what was measured. */
const explained = v.pipe(v.object({ ...entries, people, meaning: filled }), inOrder())

const evidence: Record<string, v.GenericSchema> = {
  stars: explained,
  trained: measured,
  successRate: explained,
  salesIncrease: explained,
  experienceYears: documented,
  partnerCompanies: documented,
}

const conditions = v.object({
  ...{ programmes: filled, condition: filled, within: filled },
  ...{ contract: filled, otherwise: filled },
})

const person = { name: filled, proof: v.unknown() }
const testimonial = v.object({
  ...person,
  ...{ quote: filled, detail: filled },
  proof: v.object({ date: month, source: filled }),
})
const email = v.pipe(
  filled,
  v.check(isEmail, 'must be an email address'),
  v.check(value => !isExample(value), 'must not be an example'),
)
const member = v.object({ ...person, ...{ role: filled, bio: filled, email }, proof: measured })

function findProblems(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value)
  return issues.map(issue => {
    const path = v.getDotPath(issue)
    const problem = issue.input === undefined ? 'is missing' : issue.message
    return `${path ? `.${path}` : ''} ${problem}`
  })
}

function inWords({ source, people: count, from, to }: Evidence): string {
  return [source, count ? `${count} persone` : [], `da ${from} a ${to}`].flat().join(', ')
}

function figures({ facts, claims }: ClaimContent): Claim[] {
  return Object.entries(evidence).map(([key, schema]) => {
    const value = claims[key]
    const problems = findProblems(schema, value)
    return {
      name: key === 'stars' ? 'cinque stelle' : (facts[key] ?? key),
      file: 'src/content/claims.ts',
      path: ['claims', key],
      problems,
      texts: [JSON.stringify(value ?? '')],
      proof: value && problems.length === 0 ? inWords(value) : '',
      until: value?.to,
    }
  })
}

function placement({ guarantee }: ClaimContent): Claim {
  return {
    name: 'garanzia di inserimento',
    file: 'src/content/claims.ts',
    path: ['guarantee'],
    problems: findProblems(conditions, guarantee),
    texts: [JSON.stringify(guarantee)],
    proof: Object.values(guarantee).join(', '),
    until: undefined,
  }
}

function testimonials({ testimonials: people }: ClaimContent): Claim[] {
  return people.map((person, index) => {
    const { quote, name, detail, proof } = person
    const problems = findProblems(testimonial, person)
    return {
      name: `testimonianza di ${name}`,
      file: 'src/content/home.ts',
      path: ['results', 'testimonials', index],
      problems,
      texts: [quote ?? '', `${name} ${detail}`],
      proof: problems.length === 0 ? `${proof.source}, raccolta nel ${proof.date}` : '',
      until: proof?.date,
    }
  })
}

function members({ members: people }: ClaimContent): Claim[] {
  return people.map((person, index) => {
    const { name, role, bio, proof } = person
    const problems = findProblems(member, person)
    return {
      name: `persone formate da ${name}`,
      file: 'src/content/home.ts',
      path: ['team', 'members', index],
      problems,
      texts: [bio ?? '', `${name} ${role}`],
      proof: problems.length === 0 ? inWords(proof) : '',
      until: proof?.to,
    }
  })
}

/** Every claim of the site that somebody may want to see proven. */
export function listClaims(content: ClaimContent): Claim[] {
  return [figures, placement, testimonials, members].flatMap(list => list(content))
}
