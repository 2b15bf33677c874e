import type { Evidence } from '../../../src/content/claims.ts'
import type { Path } from '../../config/content-tree.ts'
import type { Terminal } from '../terminal.ts'
import { askDocument } from './ask-document.ts'
import { askPeriod } from './ask-period.ts'
import type { ContentModule } from './content-module.ts'
import { periodInItalian } from './dates.ts'
import { askField, type Field, isFieldSettled, type Part } from './fields.ts'
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

function proofFields(files: ContentFiles, proof: Proof) {
  const part = (key: string, example: string): Part => ({
    path: [...proof.claim, ...proof.part, key],
    example,
    findProblem: value => files.findProblem(proof.claim, [...proof.part, key], value),
  })
  const source: Field = { ...part('source', 'registro degli iscritti'), message: 'Quale?' }
  const people: Field = {
    ...part('people', '54'),
    message: 'Quante persone conta?',
    toValue: Number,
  }
  return { source, people, from: part('from', '01/2024'), to: part('to', '09/2026') }
}

/** What a proof needs. */
export function neededParts(files: ContentFiles, proof: Proof): Part[] {
  const { source, people, from, to } = proofFields(files, proof)
  return [source, ...(proof.countsPeople ? [people] : []), from, to]
}

/** A proof in the words of the question: the dates as the person would write them. */
function inWords({ source, people, from, to }: Evidence): string {
  return `${source}, ${people} persone, ${periodInItalian({ from, to })}`
}

/** Their proof counts who was content, not who was trained: none of the others proves it. */
const isOfStars = (claim: Path) => claim.at(-1) === 'stars'

/** The proofs that the person has given before, by their words, which may prove another claim too. */
function findEarlier(files: ContentFiles): Map<string, Evidence> {
  const claims = Object.keys(files.claims.read(['claims']) ?? {})
    .map((key): [ContentModule, Path, Path] => [files.claims, ['claims', key], []])
    .filter(([, claim]) => !isOfStars(claim))
  const members = (files.home.read(['team', 'members']) as unknown[]).map(
    (_, index): [ContentModule, Path, Path] => [files.home, ['team', 'members', index], ['proof']],
  )
  const proofs = [...claims, ...members].flatMap(([module, claim, part]) => {
    const isKnown = keys.every(key => files.findProblem(claim, [...part, key]) === null)
    const proof = module.read([...claim, ...part]) as Evidence
    return isKnown && proof.people && !module.isMarked([...claim, ...part]) ? [proof] : []
  })
  return new Map(proofs.map(proof => [inWords(proof), proof]))
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
  const { source, people, from, to } = proofFields(files, proof)
  const isReview = neededParts(files, proof).every(part => isFieldSettled(module, part))
  const isOpen = (part: Part) => isReview || !isFieldSettled(module, part)

  if (isOpen(source)) {
    const mayRepeat = countsPeople && !isReview && !isOfStars(claim)
    const earlier = mayRepeat ? findEarlier(files) : new Map<string, Evidence>()
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
  if (countsPeople && isOpen(people)) await askField(terminal, module, people)
  if (isOpen(from) || isOpen(to)) await askPeriod(terminal, module, { from, to }, now)
  return null
}
