import { expect, test } from 'vitest'
import { findInvisible } from './invisible'

test.each([
  ['scrivi a info\u200B@azienda.it', /\(U\+200B\) dopo «info»/],
  ['\uFEFFRossi', /\(U\+FEFF\) prima di una parola/],
  ['Via \u202EPo', /\(U\+202E\) prima di una parola/],
  ['Via\u0000Po', /\(U\+0000\) dopo «Via»/],
  ['mezzo \uD83D', /\(U\+D83D\)/],
])('%j has something invisible', (text, message) => {
  expect(findInvisible(text)).toMatch(message)
})

test.each(['30\u00A0giorni', '👩‍👩‍👧 👩🏽‍💻 ❤️‍🔥', 'prima\nseconda', 'Þóra D’Amico'])(
  '%j has not',
  text => {
    expect(findInvisible(text)).toBeNull()
  },
)
