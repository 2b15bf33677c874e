import { PassThrough, Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { openTerminal, type Terminal } from '../terminal.ts'

export const enter = '\r'
/** Chooses the answer that is not offered, of yes and no. */
export const other = '\u001b[D\r'
const stop = '\u0003'
/** Empties the line. */
export const clear = '\u0015'

/** What a person types at each question, by words of the question; each answer is given once, in order. */
export type Answers = readonly (readonly [question: string, typed: string])[]

/**
 * A person at a terminal, who types an answer when the question shows. They stop at a question that
 * they have no answer for.
 */
export function openPerson(answers: Answers): { terminal: Terminal; heard: () => string } {
  const input = new PassThrough()
  let heard = ''
  let answered = 0
  let isTyping = false
  const left = [...answers]

  /** The last question that waits for an answer: its mark stands at the start of a line. */
  function react() {
    isTyping = false
    const waiting = Math.max(heard.lastIndexOf('◆'), heard.lastIndexOf('▲'))
    if (waiting < answered) return
    answered = heard.length
    const question = heard.slice(waiting)
    const index = left.findIndex(([words]) => question.includes(words))
    const [, typed = stop] = left.splice(index, index < 0 ? 0 : 1)[0] ?? []
    // Enter comes after what was typed or pasted.
    if (typed.endsWith(enter)) input.write(typed.slice(0, -1))
    input.write(typed.endsWith(enter) ? enter : typed)
  }

  const output = new Writable({
    write(chunk, _encoding, done) {
      heard += stripVTControlCharacters(String(chunk))
      if (!isTyping) setImmediate(react)
      isTyping = true
      done()
    },
  })
  return { terminal: openTerminal({ input, output }), heard: () => heard }
}
