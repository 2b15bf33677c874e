import type { Step } from '../step.ts'
import type { Terminal } from '../terminal.ts'
import { inItalian, isDay, toDay, today } from './dates.ts'
import { askField, type Field, isFieldSettled } from './fields.ts'
import type { ContentFiles } from './open-content.ts'

/** The day from which the first versions of the three legal texts are in force. */
export function legalDayStep(terminal: Terminal, { versions }: ContentFiles, now: Date): Step {
  const field: Field = {
    path: ['firstDay'],
    message: 'Da quale giorno valgono? Quello in cui pubblichi.',
    example: '01/03/2027',
    likely: inItalian(today(now)),
    toValue: toDay,
    toAnswer: value => inItalian(String(value)),
    findProblem: value =>
      isDay(String(value)) ? null : 'non è un giorno; scrivi giorno, mese e anno, come 01/03/2027',
  }
  return {
    label: 'Testi legali',
    isSettled: () => isFieldSettled(versions, field),
    isRequired: true,
    isAsked: () => versions.has(field.path),
    ask: heading =>
      askField(terminal, versions, { ...field, message: `${heading}\n${field.message}` }),
  }
}
