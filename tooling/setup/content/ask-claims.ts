import type { Step } from '../step.ts'
import type { Terminal } from '../terminal.ts'
import { askProof, neededParts, type Proof } from './ask-proof.ts'
import { askField, type Field, isFieldSettled, type Part } from './fields.ts'
import type { ContentFiles } from './open-content.ts'

interface Figure {
  key: string
  /** What the figure counts; where it is no figure, the whole claim. */
  label: string
  documents: readonly string[]
  countsPeople: boolean
  /** What it usually means, where the build wants to know. */
  meanings?: readonly string[]
}

const register = 'registro degli allievi'

const figures: readonly Figure[] = [
  {
    key: 'trained',
    label: 'venditori formati',
    documents: [register, 'attestati dei corsi', 'contratti firmati'],
    countsPeople: true,
  },
  {
    key: 'successRate',
    label: 'tasso di successo',
    documents: [register, 'questionari finali'],
    countsPeople: true,
    meanings: ['chi raggiunge l’obiettivo del percorso', 'chi conclude il percorso'],
  },
  {
    key: 'salesIncrease',
    label: 'aumento medio delle vendite',
    documents: [register, 'questionari finali'],
    countsPeople: true,
    meanings: ['vendite nei 3\u00a0mesi dopo il percorso, rispetto ai 3 prima'],
  },
  {
    key: 'experienceYears',
    label: 'anni di esperienza',
    documents: ['visura camerale', 'contratti di lavoro'],
    countsPeople: false,
  },
  {
    key: 'partnerCompanies',
    label: 'aziende partner',
    documents: ['accordi firmati'],
    countsPeople: false,
  },
  {
    key: 'stars',
    label: 'cinque stelle',
    documents: ['questionari finali', 'recensioni scritte'],
    countsPeople: true,
    meanings: ['5 su 5'],
  },
]

const duty =
  'Adesso le cifre del sito. Per legge devi poterle provare: scegli un documento solo se ce l’hai, e conservalo.'

const ownMeaning = 'Altro'

/** Asks what a figure means, which its label does not say. Enter says nothing of it. */
async function askMeaning(
  terminal: Terminal,
  files: ContentFiles,
  field: Field,
  usual: readonly string[],
) {
  const present = String(files.claims.read(field.path) ?? '')
  const isSettled = isFieldSettled(files.claims, field)
  const labels = Object.fromEntries([ownMeaning, ...usual].map(words => [words, words]))
  const known = usual.includes(present) ? present : ownMeaning
  const choice: string = await terminal.askChoice<string>(
    field.message,
    labels,
    isSettled ? known : ownMeaning,
  )
  if (choice === ownMeaning) await askField(terminal, files.claims, field)
  else if (!isSettled || choice !== present) files.claims.write(field.path, choice)
}

/** A figure that is not that of this business takes its own place; the film says it on its own. */
async function askFigure(terminal: Terminal, files: ContentFiles, { key, label }: Figure) {
  await askField(terminal, files.site, {
    path: ['facts', key],
    message: `Qual è la tua cifra (${label})?`,
    example: '30+',
    findProblem: value =>
      /\d/.test(String(value)) ? null : 'non ha cifre; scrivi per esempio 30+',
  })
  terminal.say('Il film d’esempio dice ancora la cifra di prima: docs/contenuti.md, “Film”.')
}

export function claimSteps(terminal: Terminal, files: ContentFiles, now: Date): Step[] {
  let hasHeard = false
  return figures.map(figure => {
    const { key, label, documents, countsPeople, meanings } = figure
    const claim = ['claims', key]
    const proof: Proof = { module: files.claims, claim, part: [], documents, countsPeople }
    const meaning: Field = {
      path: [...claim, 'meaning'],
      message: 'Che cosa vuol dire?',
      example: meanings?.[0] ?? '',
      findProblem: value => files.findProblem(claim, ['meaning'], value),
    }
    const needed = () => [...neededParts(files, proof), ...(meanings ? [meaning] : [])]
    const isSettled = () => needed().every(field => isFieldSettled(files.claims, field))
    const value = () => files.site.read(['facts', key])
    const isFigure = value() !== undefined && files.site.has(['facts', key])
    const others = isFigure ? { figure: 'La cifra è un’altra' } : {}

    async function ask(heading: string) {
      const isReview = isSettled()
      if (!hasHeard) terminal.say(duty)
      hasHeard = true
      const isOpen = (part: Part) => !isFieldSettled(files.claims, part)
      // The only usual meaning stands in the question: the document is chosen for that.
      const usual = meanings?.length === 1 && needed().slice(0, 1).every(isOpen) ? meanings[0] : ''
      const askDocument = (title: string) => {
        const isStated = usual !== '' && isOpen(meaning)
        return askProof(terminal, files, proof, {
          message: `${title}${isStated ? `: ${usual}` : ''}\nQuale documento lo prova?`,
          now,
          others: isStated ? { ...others, meaning: 'Vuol dire altro' } : others,
        })
      }
      let chosen = await askDocument(heading)
      while (chosen === 'figure' || chosen === 'meaning') {
        if (chosen === 'figure') await askFigure(terminal, files, figure)
        else await askField(terminal, files.claims, meaning)
        chosen = await askDocument(isFigure ? `${value()} ${label}` : label)
      }
      if (chosen === 'later' || !meanings) return
      if (usual && isOpen(meaning)) files.claims.write(meaning.path, usual)
      else if (isReview || isOpen(meaning)) await askMeaning(terminal, files, meaning, meanings)
    }
    return {
      label: isFigure ? `${value()} ${label}` : label,
      isSettled,
      isRequired: true,
      isAsked: () => files.claims.has(['claims']),
      ask,
    }
  })
}
