import { setMaxListeners } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { type CANCEL_SYMBOL, confirm, isCancel, log, select, text } from '@clack/prompts'
import { openKeyboard } from './keyboard.ts'
import { explain, withoutQuotes } from './plain-words.ts'

/** The person has stopped the setup, with Ctrl+C or by closing the window. */
export class Stopped extends Error {
  override name = 'Stopped'
}

export interface Streams {
  input: Readable
  output: Writable
}

export interface Question {
  /** What is asked, and in a line more what is meant. */
  message: string
  /** The present value, which Enter keeps and the first letter of another replaces. */
  present: string
  example: string
  /** What is wrong with an answer, in the words of the build; null if nothing is. */
  findProblem: (answer: string) => string | null
}

/** A conversation in Italian. Each question throws Stopped when the person stops. */
export interface Terminal {
  say: (text: string) => void
  askText: (question: Question) => Promise<string>
  /** No is the answer of Enter, unless `isLikely`. */
  askYesNo: (message: string, isLikely?: boolean) => Promise<boolean>
  askChoice: <Choice extends string>(
    message: string,
    labels: Record<Choice, string>,
    present?: Choice,
  ) => Promise<Choice>
}

export function openTerminal({ input: source, output }: Streams): Terminal {
  const { input, expectNew, expectYesNo } = openKeyboard(source)
  const closing = new AbortController()
  // Each question listens to it, and there are many.
  setMaxListeners(0, closing.signal)
  // A window that closes, or Ctrl+D, would leave the question without an answer for ever.
  input.once('end', () => closing.abort())
  input.on('keypress', (_text, key) => {
    if (key?.ctrl && key.name === 'd') closing.abort()
  })
  // Without the drawn bar, which a screen reader would spell out.
  const streams = { input, output, signal: closing.signal, withGuide: false }

  async function answerOf<Answer>(asked: Promise<Answer | typeof CANCEL_SYMBOL>) {
    const answer = await asked
    if (isCancel(answer)) throw new Stopped()
    return answer
  }

  return {
    say: words => log.message(words, { output, withGuide: false }),
    askText: async ({ message, present, example, findProblem }) => {
      if (present !== '') expectNew()
      const answer = await answerOf(
        text({
          ...streams,
          message,
          initialValue: present,
          placeholder: example && `es. ${example}`,
          validate(value = '') {
            const answer = withoutQuotes(value)
            const problem = findProblem(answer)
            if (problem === null) return undefined
            expectNew()
            return explain(answer, problem)
          },
        }),
      )
      return withoutQuotes(answer)
    },
    askYesNo: (message, isLikely = false) => {
      const end = expectYesNo(isLikely)
      const asked = confirm({
        ...streams,
        message,
        active: 'Sì',
        inactive: 'No',
        initialValue: isLikely,
      })
      return answerOf(asked).finally(end)
    },
    askChoice: (message, labels, present) => {
      // The keys of a record, which Object.entries cannot type.
      const choices = Object.entries(labels) as [keyof typeof labels, string][]
      return answerOf(
        select({
          ...streams,
          message,
          showInstructions: false,
          ...(present && { initialValue: present }),
          options: choices.map(([value, label]) => ({ value: value as string, label })),
        }),
      ) as Promise<keyof typeof labels>
    },
  }
}
