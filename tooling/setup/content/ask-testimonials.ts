import type { Path } from '../../config/content-tree.ts'
import type { Step } from '../step.ts'
import type { Terminal } from '../terminal.ts'
import { askDocument } from './ask-document.ts'
import { areSettled, askEntries, type Entries } from './ask-entries.ts'
import { inItalian, toMonth } from './dates.ts'
import { askField, type Field, isFieldSettled } from './fields.ts'
import type { ContentFiles } from './open-content.ts'

const list: Path = ['results', 'testimonials']
const documents = ['registro degli allievi', 'modulo firmato', 'attestato del corso']

function fieldsAt(files: ContentFiles, index: number) {
  const testimonial = [...list, index]
  const field = (keys: string[], message: string, example: string): Field => ({
    path: [...testimonial, ...keys],
    message,
    example,
    findProblem: value => files.findProblem(testimonial, keys, value),
  })
  const words: Field[] = [
    field(['name'], 'Come si chiama chi parla?', 'Anna'),
    field(['detail'], 'Che cosa fa?', 'da barista ad agente'),
    {
      ...field(['figure'], 'Il suo risultato, in grande.', '6 mesi'),
      findProblem: () => null,
    },
    field(['quote'], 'Le sue parole.', 'Ora so vendere.'),
    {
      ...field(['proof', 'date'], 'In quale mese l’hai raccolta?', '05/2026'),
      toValue: toMonth,
      toAnswer: value => inItalian(String(value)),
    },
  ]
  const source = field(
    ['proof', 'source'],
    'Quale documento dice che ha concluso il percorso?',
    'registro degli iscritti',
  )
  return { words, source }
}

export function testimonialsStep(terminal: Terminal, files: ContentFiles): Step {
  const module = files.home
  const entries: Entries = {
    module,
    list,
    label: 'Testimonianza',
    example: {
      figure: '1',
      quote: 'Le sue parole.',
      name: 'Nome',
      detail: 'che cosa fa',
      proof: { date: '2026-01', source: 'documento' },
    },
    isSettled(index) {
      const { words, source } = fieldsAt(files, index)
      return [...words, source].every(field => isFieldSettled(module, field))
    },
    async ask(index, { isReview }) {
      const { words, source } = fieldsAt(files, index)
      for (const field of words)
        if (isReview || !isFieldSettled(module, field)) await askField(terminal, module, field)
      if (isReview || !isFieldSettled(module, source))
        await askDocument(terminal, module, source, { message: source.message, documents })
    },
  }
  return {
    label: 'Testimonianze',
    isSettled: () => areSettled(entries),
    isRequired: true,
    isAsked: () => module.has(list),
    ask: heading =>
      askEntries(
        terminal,
        entries,
        `${heading}\nQuante ne mostri? Almeno una: vera, e con il consenso scritto di chi parla.`,
      ),
  }
}
