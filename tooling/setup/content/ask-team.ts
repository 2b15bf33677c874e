import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Path } from '../../config/content-tree.ts'
import type { Step } from '../step.ts'
import type { Terminal } from '../terminal.ts'
import { areSettled, askEntries, type Entries, entriesOf } from './ask-entries.ts'
import { askProof, neededParts, type Proof } from './ask-proof.ts'
import { askField, type Field, isFieldSettled } from './fields.ts'
import type { ContentFiles } from './open-content.ts'
import { tidyWords } from './tidy-words.ts'

const list: Path = ['team', 'members']

/** A drawing that stands for the photo of somebody new; it came with the site, but may be gone. */
function findDrawing(root: string, others: readonly { photo?: string }[]): string {
  const drawings = ['/team/andrea.svg', '/team/giulia.svg', '/team/marco.svg']
  const left = drawings.find(drawing => existsSync(path.join(root, 'public', drawing)))
  return left ?? others[0]?.photo ?? ''
}

const toList = (answer: string) =>
  answer
    .split(';')
    .map(tidyWords)
    .filter(text => text !== '')

function memberFields(files: ContentFiles, member: Path): Field[] {
  const field = (key: string, message: string, example: string): Field => ({
    path: [...member, key],
    message,
    example,
    findProblem: value => files.findProblem(member, [key], value),
  })
  return [
    field('name', 'Come si chiama?', 'Anna Bianchi'),
    field('role', 'Che ruolo ha?', 'allenatrice'),
    field('bio', 'Che cosa fa o ha fatto, in una frase?', 'Vende da dieci anni.'),
    {
      ...field(
        'achievements',
        'I suoi risultati, con un punto e virgola in mezzo.',
        '50+ persone formate; webinar',
      ),
      toValue: toList,
      toAnswer: value => (value as string[]).join('; '),
      findProblem: () => null,
    },
    {
      ...field('email', 'La sua email.', 'anna@azienda.it'),
      toValue: answer => answer.replace(/\s/g, ''),
    },
  ]
}

export function teamStep(
  terminal: Terminal,
  files: ContentFiles,
  { root, now }: { root: string; now: Date },
): Step {
  const module = files.home
  const memberAt = (index: number): Path => [...list, index]
  const proofAt = (index: number): Proof => ({
    module,
    claim: memberAt(index),
    part: ['proof'],
    documents: ['attestati dei corsi', 'registro degli allievi'],
    countsPeople: true,
  })
  const fieldsAt = (index: number) => memberFields(files, memberAt(index))
  const entries: Entries = {
    module,
    list,
    label: 'Persona',
    example: {
      photo: findDrawing(root, (module.read(list) ?? []) as { photo?: string }[]),
      name: 'Nome',
      role: 'Ruolo',
      bio: 'Una frase.',
      achievements: ['Un risultato'],
      email: 'nome@esempio.it',
      proof: { source: 'documento', people: 1, from: '2026-01', to: '2026-01' },
    },
    isSettled: index =>
      !module.isMarked(memberAt(index)) &&
      [...fieldsAt(index), ...neededParts(files, proofAt(index))].every(field =>
        isFieldSettled(module, field),
      ),
    async ask(index, { isReview }) {
      // The drawing stays until there is a photo: docs/contenuti.md says how.
      module.accept([...memberAt(index), 'photo'])
      for (const field of fieldsAt(index))
        if (isReview || !isFieldSettled(module, field)) await askField(terminal, module, field)
      const proof = neededParts(files, proofAt(index))
      if (!isReview && proof.every(field => isFieldSettled(module, field))) return
      const { name } = entriesOf(entries)[index] ?? { name: '' }
      await askProof(terminal, files, proofAt(index), {
        message: `Quale documento prova quante persone ha formato ${name}?`,
        now,
      })
    },
  }
  return {
    label: 'Team',
    isSettled: () => areSettled(entries),
    isRequired: true,
    isAsked: () => module.has(list),
    ask: heading =>
      askEntries(
        terminal,
        entries,
        `${heading}\nQuante persone mostri? Almeno una; le altre quando vuoi.`,
      ),
  }
}
