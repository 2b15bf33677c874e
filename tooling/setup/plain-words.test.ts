import { expect, test } from 'vitest'
import { explain, withoutQuotes } from './plain-words.ts'

test.each([
  [" 'Rossi S.r.l.' ", 'Rossi S.r.l.'],
  ['"Rossi S.r.l."', 'Rossi S.r.l.'],
  ['“Rossi S.r.l.”', 'Rossi S.r.l.'],
  ["L'oro di Rossi", "L'oro di Rossi"],
  ['"Rossi" e "Verdi"', '"Rossi" e "Verdi"'],
  ["'", "'"],
])('of the answer %s the quotes around it are left out', (answer, value) => {
  expect(withoutQuotes(answer)).toBe(value)
})

test('a problem is explained without quotes, with the answer as it was typed', () => {
  const problem = "è senza valore; scrivi per esempio 'Netlify, Inc.'"
  expect(explain('', problem)).toBe('Manca la risposta; scrivi per esempio Netlify, Inc.')
  expect(explain('123 45', "non è un CAP; scrivi per esempio '20121'")).toBe(
    'Hai scritto 123 45: non è un CAP; scrivi per esempio 20121',
  )
  expect(explain('https://me:s3cret@n8n.it/x', 'contiene una password')).toBe(
    'Hai scritto https://…@n8n.it/x: contiene una password',
  )
})
