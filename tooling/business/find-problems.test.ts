import { expect, test } from 'vitest'
import { schemas } from '../../src/content/schema/business.ts'
import { describeProblem, fileNames, readExample } from './business-files.ts'
import { findProblems } from './find-problems.ts'
import { copyData } from './testing/copy-data.ts'
import { realBusiness } from './testing/real-business.ts'

const describeAll = (root: string) => findProblems(root).map(describeProblem)

/** The problems of a whole business in which one file says something else. */
function problemsWith(name: string, change: object) {
  const { root, write } = copyData()
  for (const [file, values] of Object.entries(realBusiness)) write(file, JSON.stringify(values))
  const whole = realBusiness[name as keyof typeof realBusiness]
  write(name, JSON.stringify({ ...whole, ...change }, null, 2))
  return describeAll(root)
}

test('a clone lacks everything that the demonstration has', () => {
  const { root } = copyData()
  const keys = fileNames.flatMap(name => Object.keys(readExample(root, name)))
  const problems = findProblems(root)
  expect(problems.map(({ kind }) => kind)).toEqual(keys.map(() => 'missing'))
})

test('what a group lacks stands with the line of the group', () => {
  const { company } = realBusiness.company
  const { vatNumber: _vatNumber, ...rest } = company
  expect(problemsWith('company', { company: rest })).toEqual([
    expect.stringMatching(
      /company\.json:\d+: company\.vatNumber: manca \(Partita IVA\); scrivi per esempio "12345678903"$/,
    ),
  ])
})

test.each([
  ['company', { email: 'info@esempio.it' }, /email: "info@esempio.it" non è un indirizzo email/],
  ['company', { url: 'https://www.azienda.it/' }, /url: .* finisce con una barra; scrivi https/],
  ['company', { processors: [] }, /processors: manca chi ospita le pagine/],
  ['company', { phone: '02 1234567' }, /phone: "02 1234567" non è un numero con il prefisso/],
  [
    'team',
    { members: [{ ...realBusiness.team.members[0], photo: '/team/no.jpg' }] },
    /non c’è; metti/,
  ],
  ['offer', { earnings: 'Guadagni come {chiunque}.' }, /\{chiunque\} non è un dato; si può/],
  [
    'film',
    { video: { ...realBusiness.film.video, address: 'https://youtu.be/a' } },
    /video\.address: "https:\/\/youtu.be\/a" non è il link di un film/,
  ],
  [
    'film',
    { video: { ...realBusiness.film.video, address: '/video/nostro.mp4' } },
    /"\/video\/nostro.mp4" non c’è; metti quel file nella cartella public/,
  ],
  ['offer', { earnings: null }, /earnings: manca \(Come guadagna chi impara\)/],
  ['brand', { colour: '#7A0019' }, /colour: "#7A0019" è troppo scuro: .* per esempio #/],
  ['brand', { colour: 'rosso' }, /colour: "rosso" non è un colore/],
  ['brand', { logo: '/logo.svg' }, /logo: "\/logo.svg" non c’è; metti quel file nella cartella/],
  ['brand', { logo: '/logo.jpg' }, /logo: "\/logo.jpg" non è un file SVG o PNG/],
  ['brand', { drawn: undefined }, /drawn: manca \(Icone e .*\); apri npm run setup, che le dis/],
  ['company', { name: '20.24' }, /name: "20.24" non è un nome: vuole delle lettere/],
  ['company', { name: 'Vendita '.repeat(9).trim() }, /name: .* al massimo 40 caratteri/],
  [
    'programmes',
    { programmes: [{ ...realBusiness.programmes.programmes[0], icon: 'rocket' }] },
    /programmes\.0\.icon: "rocket" non è una voce prevista; scrivi una di queste parole: courses/,
  ],
  [
    'claims',
    { trained: { ...realBusiness.claims.trained, to: '2001-01' } },
    /claims\.json:\d+: trained: la prova finisce prima di cominciare/,
  ],
  [
    'offer',
    { earnings: 'Guadagni come il {successo} dei nostri allievi.' },
    /earnings: \{successo\} non c’è sul vostro sito; togli il nome/,
  ],
] as const)('what %s says wrongly is named: %o', (name, change, message) => {
  expect(problemsWith(name, change)).toEqual([expect.stringMatching(message)])
})

test('the demonstration’s film and pictures are refused, by whatever path they are named', () => {
  const films = [
    '/video/presentazione.mp4',
    '/video/./presentazione.mp4',
    'video/presentazione.mp4',
  ]
  for (const address of films)
    expect(problemsWith('film', { video: { ...realBusiness.film.video, address } })).toEqual([
      expect.stringMatching(/video\.address: (?:è il valore d’es|.*non è il link)/),
    ])
  const { root } = copyData()
  const { drawn } = readExample(root, 'brand')
  expect(problemsWith('brand', { drawn })).toEqual([
    expect.stringMatching(/drawn: è il valore d’esempio; apri npm run setup/),
  ])
})

const example = (name: 'claims' | 'team' | 'testimonials') => readExample('.', name)

test.each([
  [
    'testimonials',
    { testimonials: (example('testimonials').testimonials as object[]).slice(0, 1) },
  ],
  ['team', { members: (example('team').members as object[]).slice(0, 1) }],
])('a copied example in %s is found by what it says', (name, change) => {
  expect(problemsWith(name, change)).toContainEqual(
    expect.stringMatching(/\.0: è il valore d’esempio; scrivi quello vero/),
  )
})

const { source } = example('claims').trained as { source: string }

test.each([
  ['everything', 'offer', {}],
  ['an ordinary word', 'company', { tagline: 'Diamo l’esempio, in Via dell’Esempio 3.' }],
  [
    'a proof by the same document',
    'claims',
    { trained: { ...realBusiness.claims.trained, source } },
  ],
  ['the same colour, and no logo', 'brand', { colour: '#FF5226', logo: null }],
  ['the same sentence about the team', 'team', { lead: example('team').lead }],
  ['no testimonials', 'testimonials', { testimonials: [] }],
])('a business that says %s lacks nothing', (_what, name, change) => {
  expect(problemsWith(name, change)).toEqual([])
})

test('what only a part of a page would show is not asked for where that part is switched off', () => {
  const { root, write } = copyData()
  const { team: _team, ...others } = realBusiness
  for (const [file, values] of Object.entries(others)) write(file, JSON.stringify(values))
  expect(describeAll(root)).toHaveLength(2)
  write('sections', '{ "doubts": false, "team": false }')
  expect(describeAll(root)).toEqual([])
})

test('a file with a byte order mark and the line ends of Windows is read', () => {
  const { root, write } = copyData()
  write('offer', '\uFEFF{\r\n  // nostro\r\n  "earnings": "Con un contratto.",\r\n}\r\n')
  const own = findProblems(root).filter(({ file }) => file === 'offer')
  expect(own.map(({ path }) => path.join('.'))).toEqual(['freeMethod', 'guarantee'])
})

test('the demonstration follows the schemas, but for what marks it as an example', () => {
  const { root, write } = copyData()
  for (const name of fileNames) write(name, JSON.stringify(readExample(root, name)))
  const broken = findProblems(root).filter(({ kind }) => kind === 'rule')
  expect(new Set(broken.map(({ file }) => file))).toEqual(new Set(['company', 'team']))
  expect(Object.keys(schemas)).toEqual(fileNames)
})
