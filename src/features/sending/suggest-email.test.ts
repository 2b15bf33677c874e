import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestEmail } from './suggest-email'

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.it', 'gmail.com'],
  ['GMAIL.CON', 'gmail.com'],
  ['libero.com', 'libero.it'],
  ['libeor.it', 'libero.it'],
  ['libero..it', 'libero.it'],
  ['liber0.it', 'libero.it'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmail.ti', 'hotmail.it'],
  ['outlok.it', 'outlook.it'],
  ['yaho.it', 'yahoo.it'],
  ['icloud.it', 'icloud.com'],
  ['gmailcom', 'gmail.com'],
  ['virgillio.it', 'virgilio.it'],
  ['tiscalli.it', 'tiscali.it'],
  ['fastwebet.it', 'fastwebnet.it'],
])('%s probably means %s', (typed, meant) => {
  expect(suggestEmail(`g.conti+1@${typed}`)).toBe(`g.conti+1@${meant}`)
})

/** Domains at which people have mail, many of them close to a large provider. */
const existing = [
  ...[
    'gmail.com',
    'googlemail.com',
    'libero.it',
    'hotmail.it',
    'hotmail.com',
    'outlook.it',
    'outlook.com',
  ],
  ...[
    'live.it',
    'live.com',
    'yahoo.it',
    'yahoo.com',
    'icloud.com',
    'virgilio.it',
    'alice.it',
    'tim.it',
    'tin.it',
  ],
  ...[
    'tiscali.it',
    'fastwebnet.it',
    'inwind.it',
    'iol.it',
    'email.it',
    'mail.it',
    'poste.it',
    'posta.it',
    'aruba.it',
  ],
  ...[
    'pec.it',
    'legalmail.it',
    'me.com',
    'mac.com',
    'msn.com',
    'ymail.com',
    'mail.com',
    'email.com',
    'proton.me',
  ],
  ...[
    'protonmail.com',
    'gmx.com',
    'gmx.de',
    'gmx.net',
    'web.de',
    'vodafone.it',
    'teletu.it',
    'wind.it',
    'supereva.it',
  ],
  ...[
    'yahoo.fr',
    'yahoo.de',
    'yahoo.co.uk',
    'hotmail.fr',
    'hotmail.co.uk',
    'hotmail.de',
    'outlook.fr',
    'outlook.de',
  ],
  ...[
    'outlook.es',
    'outlook.at',
    'outlook.ie',
    'outlook.in',
    'live.fr',
    'live.nl',
    'live.co.uk',
    'aol.com',
    'mail.ru',
  ],
  ...[
    'gail.com',
    'tiscali.com',
    'cloud.com',
    'libera.it',
    'liberi.it',
    'libere.it',
    'libro.it',
    'liber.it',
    'vigilio.it',
    'olive.it',
  ],
  ...[
    'alive.it',
    'slice.it',
    'fiscali.it',
    'alice.com',
    'alice.fr',
    'palestra.it',
    'esempio.it',
    'azienda.com',
    'a.it',
  ],
]

test.each(existing)('%s stays as it is', domain => {
  expect(suggestEmail(`giulia@${domain}`)).toBeNull()
  expect(suggestEmail(`giulia@${domain.toUpperCase()}`)).toBeNull()
})

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0.')

/** An address at a domain that exists, with a character removed, replaced, added or swapped. */
const mistyped = fc
  .tuple(
    fc.constantFrom(...existing),
    fc.nat(20),
    letter,
    fc.constantFrom('remove', 'replace', 'add', 'swap'),
  )
  .map(([domain, place, other, change]) => {
    const before = domain.slice(0, place)
    const after = domain.slice(place + 1)
    if (change === 'remove') return `giulia@${before}${after}`
    if (change === 'replace') return `giulia@${before}${other}${after}`
    if (change === 'add') return `giulia@${before}${other}${domain.slice(place)}`
    return `giulia@${before}${after.slice(0, 1)}${domain[place] ?? ''}${after.slice(1)}`
  })

test('what is proposed is a domain that exists, keeps the name, and is not corrected again', () => {
  fc.assert(
    fc.property(mistyped, typed => {
      const meant = suggestEmail(typed)
      if (meant === null) return
      expect(meant.startsWith('giulia@')).toBe(true)
      expect(existing).toContain(meant.slice('giulia@'.length))
      expect(suggestEmail(meant)).toBeNull()
    }),
    { numRuns: 5000 },
  )
})

test('any text is read without an error; one without a name, a domain or with blanks is left alone', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => void suggestEmail(text)))
  for (const text of ['', '@gmial.com', 'giulia', 'giulia@', 'a b@gmial.com', 'a@b@gmial.com'])
    expect(suggestEmail(text)).toBeNull()
})
