import type { Business, FileName } from '../../src/content/schema/business.ts'
import { fileOf, fillIn, readExample, readOwn } from './business-files.ts'
import { findProblems } from './find-problems.ts'

/** Something that the site claims, and how its data say that it can be proven. */
export interface Claim {
  /** For the marketer, in Italian. */
  name: string
  file: string
  /** It is the demonstration's, or its proof is missing or malformed. */
  fault: 'example' | 'unproven' | null
  /** Its proof in words. */
  proof: string
  /** The last month that the proof covers, if it is about a time. */
  until: string | undefined
}

type Evidence = NonNullable<Business['team']['members'][number]['proof']>
type Path = readonly (string | number)[]

function proofInWords({
  source,
  people,
  from,
  to,
}: Omit<Evidence, 'people'> & { people?: number }) {
  return [source, people ? `${people} persone` : [], `da ${from} a ${to}`].flat().join(', ')
}

const isWithin = (one: Path, other: Path) =>
  one.slice(0, other.length).every((key, index) => key === other[index])

/** Every claim of the site that somebody may want to see proven. */
export function listClaims(root: string): Claim[] {
  const problems = findProblems(root)
  const read = <Name extends FileName>(name: Name) =>
    // What breaks a rule is among the problems.
    fillIn(readOwn(root, name).value, readExample(root, name)) as Business[Name]

  function claim(name: string, file: FileName, path: Path, proof: string, until?: string): Claim {
    const own = problems.filter(each => each.file === file && isWithin(path, each.path))
    const fault = own.some(({ kind }) => kind !== 'rule') ? 'example' : 'unproven'
    return { name, file: fileOf(file), fault: own.length > 0 ? fault : null, proof, until }
  }

  const figures = Object.entries(read('claims')).flatMap(([key, evidence]) => {
    if (!evidence) return []
    const name = 'figure' in evidence ? evidence.figure : 'cinque stelle'
    return claim(name, 'claims', [key], proofInWords(evidence), evidence.to)
  })
  const { guarantee } = read('offer')
  return [
    ...figures,
    ...(guarantee
      ? [
          claim(
            'garanzia di inserimento',
            'offer',
            ['guarantee'],
            Object.values(guarantee).join(', '),
          ),
        ]
      : []),
    ...read('testimonials').testimonials.map(({ name, proof: { date, source } }, index) => {
      const proof = `${source}, raccolta nel ${date}`
      return claim(`testimonianza di ${name}`, 'testimonials', ['testimonials', index], proof, date)
    }),
    ...read('team').members.flatMap(({ name, proof }, index) =>
      !proof
        ? []
        : claim(
            `persone formate da ${name}`,
            'team',
            ['members', index],
            proofInWords(proof),
            proof.to,
          ),
    ),
  ]
}
