import type { Terminal } from '../terminal.ts'
import type { ContentModule } from './content-module.ts'
import { type Period, periodInItalian, toPeriod } from './dates.ts'
import { isFieldSettled, type Part } from './fields.ts'

const example = '01/2024 – 09/2026'

function findPeriodProblem(period: Period | null): string | null {
  if (period === null) return `non è un mese, né due; scrivi per esempio ${example}`
  return period.from <= period.to
    ? null
    : `finisce prima di cominciare; scrivi per esempio ${example}`
}

/** Asks for the first and the last month that a document covers, and writes them if they change. */
export async function askPeriod(
  terminal: Terminal,
  module: ContentModule,
  { from, to }: Record<keyof Period, Part>,
  now: Date,
) {
  const isSettled = [from, to].every(part => isFieldSettled(module, part))
  const read = (part: Part) => String(module.read(part.path))
  const present = isSettled ? periodInItalian({ from: read(from), to: read(to) }) : ''
  const answer = await terminal.askText({
    message: 'Quali mesi copre? Uno solo: fino a oggi.',
    present,
    example,
    findProblem: text => findPeriodProblem(toPeriod(text, now)),
  })
  const period = answer === present ? null : toPeriod(answer, now)
  if (period === null) return
  module.write(from.path, period.from)
  module.write(to.path, period.to)
}
