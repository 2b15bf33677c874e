import type { Evidence } from '../../../src/content/claims.ts'
import { proofInWords } from '../../config/claims.ts'
import type { Path } from '../../config/content-tree.ts'
import type { Terminal } from '../terminal.ts'
import { askDocument } from './ask-document.ts'
import type { ContentModule } from './content-module.ts'
import { inItalian, thisMonth, toMonth } from './dates.ts'
import { askField, type Field, isFieldSettled } from './fields.ts'
import type { ContentFiles } from './open-content.ts'

/** A proof in the content, and what is asked for it. */
export interface Proof {
  module: ContentModule
  /** Where the claim stands, and in it the proof. */
  claim: Path
  part: Path
  /** The documents that usually prove it. */
  documents: readonly string[]
  countsPeople: boolean
}

const keys = ['source', 'people', 'from', 'to'] as const

function proofFields(
  files: ContentFiles,
  proof: Proof,
  now: Date,
): Record<(typeof keys)[number], Field> {
  const field = (key: string, message: string, example: string): Field => ({
    path: [...proof.claim, ...proof.part, key],
    message,
    example,
    findProblem: value => files.findProblem(proof.claim, [...proof.part, key], value),
  })
  const month = (key: string, message: string, example: string): Field => ({
    ...field(key, message, example),
    toValue: toMonth,
    toAnswer: value => inItalian(String(value)),
  })
  return {
    source: field('source', 'Quale documento?', 'registro degli iscritti'),
    people: { ...field('people', 'Quante persone conta?', '54'), toValue: Number },
    from: month('from', 'Da quale mese?', '01/2024'),
    to: {
      ...month('to', 'Fino a quale mese?', '09/2026'),
      likely: inItalian(thisMonth(now)),
    },
  }
}

/** The fields that a proof needs. */
export function neededFields(files: ContentFiles, proof: Proof, now: Date): Field[] {
  const { source, people, from, to } = proofFields(files, proof, now)
  return [source, ...(proof.countsPeople ? [people] : []), from, to]
}

/**
 * The proofs that the person has given before, by their words, which may prove another claim too. Those
 * of the stars count who was content, not who was trained.
 */
function findEarlier(files: ContentFiles): Map<string, Evidence> {
  const claims = Object.keys(files.claims.read(['claims']) ?? {})
    .filter(key => key !== 'stars')
    .map((key): [ContentModule, Path, Path] => [files.claims, ['claims', key], []])
  const members = (files.home.read(['team', 'members']) as unknown[]).map(
    (_, index): [ContentModule, Path, Path] => [files.home, ['team', 'members', index], ['proof']],
  )
  const proofs = [...claims, ...members].flatMap(([module, claim, part]) => {
    const isKnown = keys.every(key => files.findProblem(claim, [...part, key]) === null)
    const proof = module.read([...claim, ...part]) as Evidence
    return isKnown && proof.people && !module.isMarked([...claim, ...part]) ? [proof] : []
  })
  return new Map(proofs.map(proof => [proofInWords(proof), proof]))
}

/**
 * Asks with which document a claim can be proven and what it covers, and writes it. The result is the
 * key of another answer that was chosen, 'later' if there is no document yet, and null if there is one.
 */
export async function askProof(
  terminal: Terminal,
  files: ContentFiles,
  proof: Proof,
  { message, now, others = {} }: { message: string; now: Date; others?: Record<string, string> },
): Promise<string | null> {
  const { module, claim, part, documents, countsPeople } = proof
  const { source } = proofFields(files, proof, now)
  const needed = neededFields(files, proof, now)
  const isReview = needed.every(field => isFieldSettled(module, field))

  if (isReview || !isFieldSettled(module, source)) {
    const earlier = countsPeople && !isReview ? findEarlier(files) : new Map<string, Evidence>()
    const again = [...earlier.keys()].map(words => [words, `Come prima: ${words}`])
    const choice = await askDocument(terminal, module, source, {
      message,
      documents,
      others: { ...Object.fromEntries(again), ...others },
    })
    const same = earlier.get(choice ?? '')
    for (const key of same ? keys : []) module.write([...claim, ...part, key], same?.[key] ?? '')
    if (choice !== null) return same ? null : choice
  }
  for (const field of needed.filter(({ path }) => path.at(-1) !== 'source'))
    if (isReview || !isFieldSettled(module, field)) await askField(terminal, module, field)
  return null
}
