import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { openKeyboard } from './keyboard.ts'

const left = '\u001b[D'
const clear = '\u0015'

/** What reaches the question when a person does these things in turn. */
function press(doings: readonly (string | 'expectNew')[], isYes: boolean | null = null) {
  const source = new PassThrough()
  const keyboard = openKeyboard(source)
  if (isYes !== null) keyboard.expectYesNo(isYes)
  const heard: string[] = []
  keyboard.input.on('data', chunk => heard.push(String(chunk)))
  return doings
    .reduce(
      (before, doing) =>
        before.then(async () => {
          if (doing === 'expectNew') return keyboard.expectNew()
          source.write(doing)
          await new Promise(setImmediate)
        }),
      Promise.resolve(),
    )
    .then(() => heard.join(''))
}

test('what is pasted in several lines is one answer', async () => {
  expect(await press(['Via Roma 1 \r\n20121\nMilano', '\r'])).toBe('Via Roma 1 20121 Milano\r')
})

test('Enter after a paste that ended its line does not answer the next question', async () => {
  expect(await press(['Verona\r\n', '\r', 'x', '\r'])).toBe('Verona\r\nx\r')
  expect(await press(['Verona\r\n', 'x', '\r'])).toBe('Verona\r\nx\r')
})

test('Enter and the arrows are never taken for a paste', async () => {
  expect(await press(['\r', '\r', `${left}\r`, '\r'])).toBe(`\r\r${left}\r\r`)
})

test('what is typed takes the place of the answer that stands there, once', async () => {
  expect(await press(['expectNew', 'T', 'o'])).toBe(`${clear}To`)
  expect(await press(['expectNew', 'Torino', 'x'])).toBe(`${clear}Torinox`)
})

test('whoever mends the answer that stands there keeps the rest of it', async () => {
  expect(await press(['expectNew', '\u007f', 'o'])).toBe('\u007fo')
  expect(await press(['expectNew', left, 'o'])).toBe(`${left}o`)
})

test.each([
  ['s', false, left],
  ['S', false, left],
  ['sì', false, left],
  ['n', false, ''],
  ['n', true, left],
  ['s', true, ''],
  ['sn', false, left + left],
])('yes or no: %s chooses, Enter confirms (yes was chosen: %s)', async (typed, isYes, keys) => {
  expect(await press([typed, '\r'], isYes)).toBe(`${keys}\r`)
})

test('the arrows and the initials may follow each other', async () => {
  expect(await press(['\u001b[C', 's'], false)).toBe(left)
  expect(await press(['\u001b[C', 'n'], false)).toBe(left + left)
})
