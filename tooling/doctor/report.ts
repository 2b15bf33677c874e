import type { Check, Outcome } from './check.ts'
import { outcomeWords } from './outcome-words.ts'

/** Text from a server must not break the line or control the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}

function count(checks: Check[], outcome: Outcome): number {
  return checks.filter(check => check.outcome === outcome).length
}

export function formatReport(checks: Check[]): string {
  const lines = checks.map(({ outcome, target, message, remedy }) => {
    const advice = remedy === undefined ? '' : ` → ${remedy}`
    return oneLine(`${outcomeWords[outcome].padEnd(12)}${target}: ${message}${advice}`)
  })
  const outcomes: Outcome[] = ['ok', 'warning', 'error']
  const counts = outcomes.map(outcome => `${outcomeWords[outcome]} ${count(checks, outcome)}`)
  return `${[...lines, '', `In tutto: ${counts.join(', ')}`].join('\n')}\n`
}

export function formatJson(checks: Check[]): string {
  return `${JSON.stringify(checks, null, 2)}\n`
}

export function exitCode(checks: Check[]): 0 | 1 {
  return count(checks, 'error') > 0 ? 1 : 0
}
