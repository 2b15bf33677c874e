import { expect, test } from 'vitest'
import { tidy, tidyOrigin } from './tidy.ts'

test.each([
  ['  Anna  ', 'Anna'],
  ['e\u0301', 'é'],
  ['30\u00A0giorni', '30 giorni'],
  ['\uFEFFRossi\u200B S.r.l.\u200F', 'Rossi S.r.l.'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['zero\u200Djoiner', 'zerojoiner'],
  ['👩‍👩‍👧 👩🏽‍💻 ❤️‍🔥', '👩‍👩‍👧 👩🏽‍💻 ❤️‍🔥'],
  [`"dritte" 'e' “curve”`, `"dritte" 'e' “curve”`],
  ['prima\nseconda', 'prima\nseconda'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidy(typed)).toBe(kept)
})

test.each([
  ['azienda.it', 'https://azienda.it'],
  ['WWW.Azienda.it', 'https://www.azienda.it'],
  ['http://azienda.it/', 'https://azienda.it'],
  ['https://www.azienda.it/home?a=1', 'https://www.azienda.it'],
  ['caffè.it', 'https://xn--caff-8oa.it'],
  ['azienda', 'azienda'],
  ['la mia azienda.it', 'la mia azienda.it'],
  ['mailto:info@azienda.it', 'mailto:info@azienda.it'],
])('the address %j is kept as %j', (typed, kept) => {
  expect(tidyOrigin(typed)).toBe(kept)
})
