import { type Readable, Transform } from 'node:stream'
import type { ReadStream } from 'node:tty'

const clearLine = '\u0015'
/** What the four arrows send: all of them change from yes to no, and back. */
const arrows = ['[', 'O'].flatMap(kind => [...'DABC'].map(letter => `\u001b${kind}${letter}`))
const [arrow = ''] = arrows

/** What a person types or pastes, on its way to the question that waits for it. */
export interface Keyboard {
  input: Readable
  /** The answer of a question stands there already: what is typed first takes its place. */
  expectNew: () => void
  /** The question takes yes or no, of which one is chosen already; the result ends it. */
  expectYesNo: (isYes: boolean) => () => void
}

/** A paste in several lines is one answer: its first line would be it, and the others be lost. */
const inOneLine = (typed: string) => typed.replace(/\s*[\r\n]+\s*(?=\S)/g, ' ')

const isEnter = (typed: string) => /^[\r\n]+$/.test(typed)

/** Reads a keyboard for the library of the questions, which knows only what programmers expect. */
export function openKeyboard(source: Readable): Keyboard {
  let isNew = false
  /** A paste has just ended its line. */
  let isSent = false
  let chosen: boolean | null = null

  /** The initials choose, as the arrows do; Enter still has to confirm. */
  function toArrows(typed: string): string {
    if (arrows.includes(typed)) {
      chosen = !chosen
      return arrow
    }
    return [...typed]
      .map(key => {
        const wanted = /[sìy]/i.test(key) ? true : /n/i.test(key) ? false : null
        if (wanted === null) return key
        const turn = wanted === chosen ? '' : arrow
        chosen = wanted
        return turn
      })
      .join('')
  }

  const input = new Transform({
    decodeStrings: false,
    transform(chunk, _encoding, done) {
      const typed = inOneLine(String(chunk))
      // Whoever pastes a cell of a table presses Enter too, which would answer the next question.
      const isRepeated = isSent && isEnter(typed)
      isSent = /^[^\p{Cc}][^\r\n]+[\r\n]+$/u.test(typed)
      if (isRepeated) return done()
      const isText = /^[^\p{Cc}]/u.test(typed)
      const before = isNew && isText ? clearLine : ''
      isNew = false
      done(null, chosen === null ? before + typed : toArrows(typed))
    },
  })
  const { isTTY, setRawMode } = source as ReadStream
  // The library switches the echo of the terminal off through its input.
  if (isTTY) Object.assign(input, { isTTY, setRawMode: setRawMode.bind(source) })
  source.setEncoding('utf8')
  source.pipe(input)

  return {
    input,
    expectNew() {
      isNew = true
    },
    expectYesNo(isYes) {
      chosen = isYes
      return () => {
        chosen = null
      }
    },
  }
}
