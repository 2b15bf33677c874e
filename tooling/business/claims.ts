import type { Business, FileName } from '../../src/content/schema/business.ts'
import { fileOf, readOwn } from './business-files.ts'

/** Something that the site claims, and how its data say that it can be proven. */
export interface Claim {
  /** For the marketer, in Italian. */
  name: string
  file: string
  /** Its proof in words. */
  proof: string
  /** The last month that the proof covers, if it is about a time. */
  until?: string
}

interface Evidence {
  source: string
  people?: number
  from: string
  to: string
}

const proofInWords = ({ source, people, from, to }: Evidence) =>
  [source, people ? `${people} persone` : [], `da ${from} a ${to}`].flat().join(', ')

/** Every claim of a site without problems that somebody may want to see proven. */
export function listClaims(root: string): Claim[] {
  const read = <Name extends FileName>(name: Name) => readOwn(root, name).value as Business[Name]
  const measured = (name: string, file: FileName, evidence: Evidence): Claim => ({
    name,
    file: fileOf(file),
    proof: proofInWords(evidence),
    until: evidence.to,
  })
  const figures = Object.values(read('claims')).flatMap(evidence =>
    evidence
      ? measured('figure' in evidence ? evidence.figure : 'cinque stelle', 'claims', evidence)
      : [],
  )
  const { guarantee } = read('offer')
  const placement = guarantee && {
    name: 'garanzia di inserimento',
    file: fileOf('offer'),
    proof: Object.values(guarantee).join(', '),
  }
  return [
    ...figures,
    ...(placement ? [placement] : []),
    ...read('testimonials').testimonials.map(({ name, proof: { date, source } }) => ({
      name: `testimonianza di ${name}`,
      file: fileOf('testimonials'),
      proof: `${source}, raccolta nel ${date}`,
      until: date,
    })),
    ...read('team').members.flatMap(({ name, proof }) =>
      proof ? measured(`persone formate da ${name}`, 'team', proof) : [],
    ),
  ]
}
