import { expect, test } from 'vitest'
import { findInvisible } from './invisible'
import { tidy, tidyDate, tidyEmail, tidyOrigin } from './tidy.ts'

test.each([
  ['  Anna  ', 'Anna'],
  ['e\u0301', 'é'],
  ['30\u00A0giorni', '30 giorni'],
  ['\uFEFFRossi\u200B S.r.l.\u200F', 'Rossi S.r.l.'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['zero\u200Djoiner', 'zerojoiner'],
  ['👩‍👩‍👧 👩🏽‍💻 ❤️‍🔥', '👩‍👩‍👧 👩🏽‍💻 ❤️‍🔥'],
  [`"dritte" 'e' “curve”`, `"dritte" 'e' “curve”`],
  ['prima\nseconda\r\nterza', 'prima\nseconda\nterza'],
  ['tab\triga\u2028stretto\u202F!', 'tab riga stretto !'],
  ['+39 02\u20111234', '+39 02-1234'],
  ['nul\u0000campana\u0007mezzo\uD83D', 'nulcampanamezzo'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidy(typed)).toBe(kept)
})

test.each([
  ['d’angelo@azienda.it', "d'angelo@azienda.it"],
  ['MailTo:info@azienda.it', 'info@azienda.it'],
])('the email %j is kept as %j', (typed, kept) => {
  expect(tidyEmail(typed)).toBe(kept)
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

test.each([
  ['03/2021', '2021-03'],
  ['3.2021', '2021-03'],
  ['ottobre 2026', '2026-10'],
  ['Set 2026', '2026-09'],
  ['21/11/2026', '2026-11-21'],
  ['1 gennaio 2027', '2027-01-01'],
  ['2026-09', '2026-09'],
  ['13/2021', '13/2021'],
  ['presto', 'presto'],
])('%s is the date %s', (typed, date) => expect(tidyDate(typed)).toBe(date))

test.each([
  ['scrivi a info\u200B@azienda.it', /\(U\+200B\) dopo «info»/],
  ['\uFEFFRossi', /\(U\+FEFF\) prima di una parola/],
  ['Via \u202EPo', /\(U\+202E\) prima di una parola/],
  ['Via\u0000Po', /\(U\+0000\) dopo «Via»/],
  ['mezzo \uD83D', /\(U\+D83D\)/],
])('%j contains an invisible character', (text, message) => {
  expect(findInvisible(text)).toMatch(message)
})

test.each(['30\u00A0giorni', '👩‍👩‍👧 👩🏽‍💻 ❤️‍🔥', 'prima\nseconda', 'Þóra D’Amico'])(
  '%j has not',
  text => {
    expect(findInvisible(text)).toBeNull()
  },
)
