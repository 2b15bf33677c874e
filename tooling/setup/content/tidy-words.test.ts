import { expect, test } from 'vitest'
import { tidyWords } from './tidy-words.ts'

test.each([
  ["l'azienda d'oggi", 'l’azienda d’oggi'],
  ['Vendo "a freddo" ("davvero")', 'Vendo “a freddo” (“davvero”)'],
  ['già l’azienda', 'già l’azienda'],
  ['  due   spazi\u0009e tab ', 'due spazi e tab'],
  ['perche\u0301', 'perché'],
  ['dopo 6 mesi e 24 ore', 'dopo 6\u00a0mesi e 24\u00a0ore'],
  ['€ 10.000', '€\u00a010.000'],
  ['3 persone', '3 persone'],
])('%s is written as %s', (typed, written) => {
  expect(tidyWords(typed)).toBe(written)
})
