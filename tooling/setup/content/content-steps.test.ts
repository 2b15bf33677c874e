import { expect, test } from 'vitest'
import { findContentProblems } from '../../config/find-content-problems.ts'
import { askContent } from '../testing/ask-content.ts'
import { type Answers, enter, other } from '../testing/person.ts'
import { keepTheRest } from '../testing/set-up.ts'
import { copyProject, copySite, isAsItCame } from '../testing/site-copy.ts'
import { nth, people } from '../testing/words.ts'

const home = 'src/content/home.ts'
const team = people.slice(0, 6)
const register: Answers = [
  ['ha formato', nth(2)],
  ['Quante persone conta?', '61\r'],
  ['Quali mesi copre?', '03/2018\r'],
]
const ofTeam = (problems: string[]) => problems.filter(problem => problem.includes('team.'))

test.runIf(isAsItCame)(
  'Enter says of no text that it is true, and what remains is named with its line',
  async () => {
    const { root, read } = copyProject()
    const { heard, left } = await askContent(root, [
      ['Metodo gratuito', enter],
      ['Che cosa riceve?', "un video d'un'ora\r"],
      ['Che cosa c’è dentro?', 'la prima lezione\r'],
      ['Come guadagna chi impara', enter],
      ['Come guadagna?', 'Con un mandato.\r'],
      ['Programmi', enter],
    ])
    expect(left).toContain('Programmi')
    expect(left).not.toContain('Metodo gratuito')
    const line = read(home).slice(0, read(home).indexOf('items: demo(')).split('\n').length
    expect(heard).toContain(`Resta da fare, in src/content/home.ts:${line}: cambia le parole`)
    expect(read('src/content/site.ts')).toContain("what: 'un video d’un’ora',")
    expect(read('src/content/site.ts')).toContain("export const earnings = 'Con un mandato.'")
  },
)

test('a guarantee with other conditions keeps those that the person leaves', async () => {
  const { root } = copyProject()
  const { content, left } = await askContent(
    root,
    [
      ['con altre condizioni', nth(2)],
      ['In quali percorsi?', enter],
      ['A chi?', enter],
      ['Entro quanto?', '90 giorni\r'],
      ['Con quale contratto?', enter],
      ['altrimenti?', enter],
    ],
    { only: 'Garanzia' },
  )
  const { guarantee } = (await askContent(copyProject().root, [], { only: 'nothing' })).content
  expect(content.guarantee).toEqual({ ...guarantee, within: '90\u00a0giorni' })
  expect(left).toEqual([])
})

test('without a guarantee the person hears where it has to go', async () => {
  const { root, read } = copyProject()
  const answers: Answers = [['Garanzia di inserimento', enter]]
  const { heard } = await askContent(root, answers, { only: 'Garanzia' })
  expect(heard).toMatch(/Resta da fare, in src\/content\/claims\.ts:\d+: se non garantisci/)
  expect(read('src/content/claims.ts')).toContain('guarantee = demo({')
})

test('whoever has no document yet is asked again, and nothing is written', async () => {
  const { root, read } = copyProject()
  const before = read('src/content/claims.ts')
  const { left } = await askContent(root, [['venditori formati', enter]], { only: 'venditori' })
  expect(read('src/content/claims.ts')).toBe(before)
  expect(left).toHaveLength(1)
})

test.runIf(isAsItCame)(
  'a figure that is not theirs is changed first, and a proof in words of their own',
  async () => {
    const { root } = copyProject()
    const { heard, content } = await askContent(
      root,
      [
        ['venditori formati', nth(1)],
        ['Qual è la tua cifra', 'tante\r'],
        ['non ha cifre', '30+\r'],
        ['30+ venditori formati', nth(5)],
        ['Quale?', "l'elenco firmato\r"],
        ['Quante persone conta?', 'tanti\r'],
        ['non è un numero di persone', '31\r'],
        ['Quali mesi copre?', '2018\r'],
        ['non è un mese', '03/2027 - 02/2027\r'],
        ['finisce prima di cominciare', '03/2027 - 04/2027\r'],
      ],
      { only: 'venditori' },
    )
    expect(content.facts.trained).toBe('30+')
    expect(heard).toContain('Il film d’esempio dice ancora la cifra di prima')
    expect(content.claims.trained).toEqual({
      source: 'l’elenco firmato',
      people: 31,
      from: '2027-03',
      to: '2027-04',
    })
  },
)

test.runIf(isAsItCame)('whoever stops within a person goes on from there', async () => {
  const { root, read } = copyProject()
  const first = await askContent(root, team.slice(0, 3), { only: 'Team' })
  expect(first.ended).toBe('Stopped')
  expect(read(home)).toContain("name: 'Luca D’Alò',")
  expect(read(home)).toContain("role: 'Titolare',")
  expect(read(home)).toMatch(/bio: demo\(/)

  const answers: Answers = [['Quante persone mostri?', enter], ...team.slice(3), ...register]
  const second = await askContent(root, answers, { only: 'Team' })
  expect(second.ended, second.heard.slice(-400)).toBe('done')
  expect(second.heard).not.toContain('Come si chiama?')
  expect(second.left).toEqual([])
  expect(ofTeam(findContentProblems(root, second.content))).toEqual([])
})

test('people are added after those who are there, each with a drawing that exists', async () => {
  const { root, read } = copySite()
  const before = (await askContent(root, [], { only: 'nothing' })).content.members
  const number = before.length + 1
  const { ended, heard, content } = await askContent(
    root,
    [
      ['Quante persone mostri?', `${number}\r`],
      ...before.map(({ name }) => [`Tieni ${name}`, enter] as const),
      ...team.slice(1),
      ['ha formato', nth(1)],
    ],
    { isReview: true, only: 'Team' },
  )
  expect(ended, heard.slice(-400)).toBe('done')
  expect(content.members.slice(0, -1)).toEqual(before)
  expect(content.members.at(-1)).toMatchObject({ name: 'Luca D’Alò', proof: before[0]?.proof })
  expect(ofTeam(findContentProblems(root, content))).toEqual([])
  expect(read(home)).not.toContain('demo')
})

test('of content that was half edited by hand only the rest is asked for', async () => {
  const { root, read, write } = copySite()
  const text = read(home)
    .replace(/"bio":"[^"]*"/, '"bio":""')
    .replace(/"email":"[^"]*"/, '"email":demo("luca@esempio.it")')
  write(home, `import { demo } from './demo'\n${text}`)
  const { ended, heard, content } = await askContent(
    root,
    [
      ['Quante persone mostri?', enter],
      ['in una frase', 'Vende ancora.\r'],
      ['La sua email', 'luca@azienda.it\r'],
    ],
    { only: 'Team' },
  )
  expect(ended, heard.slice(-400)).toBe('done')
  expect(content.members[0]).toMatchObject({ bio: 'Vende ancora.', email: 'luca@azienda.it' })
  expect(read(home)).not.toContain('demo')
})

test.each(['Team', 'Testimonianze', 'venditori', 'Testi legali'])(
  'whoever looks again keeps everything with Enter: %s',
  async only => {
    const { root, read } = copySite()
    const names = ['site', 'home', 'claims', 'legal/versions']
    const files = names.map(name => `src/content/${name}.ts`)
    const before = files.map(read)
    const { ended, heard } = await askContent(root, keepTheRest, { isReview: true, only })
    expect(ended, heard.slice(-400)).toBe('done')
    expect(heard).toContain('◇')
    expect(files.map(read)).toEqual(before)
  },
)

test('who is called as an example person is not taken for that person', async () => {
  const { root, read, write } = copySite()
  const example = '"name":demo("X"),"detail":demo("impiegata")'
  const text = read(home).replace('"name":"Ugo","detail":"ottico"', example)
  write(home, `import { demo } from './demo'\n${text}`)
  const { ended, heard, content } = await askContent(
    root,
    [
      ['Quante ne mostri?', enter],
      ['Come si chiama', 'Elena\r'],
      ['Che cosa fa?', 'commessa\r'],
    ],
    { only: 'Testimonianze' },
  )
  expect(ended, heard.slice(-400)).toBe('done')
  expect(heard).toContain('Testimonianza 2\n')
  expect(content.testimonials[1]).toMatchObject({ name: 'Elena', detail: 'commessa' })
})

test('somebody real goes only with a yes', async () => {
  const { root } = copySite()
  const names = (await askContent(root, [], { only: 'nothing' })).content.members.map(
    ({ name }) => name,
  )
  const [last = '', beforeLast = ''] = names.toReversed()
  const { content } = await askContent(
    root,
    [
      ['Quante persone mostri?', `${names.length - 1}\r`],
      [`Tolgo ${last}?`, enter],
      [`Tolgo ${beforeLast}?`, other],
      ...keepTheRest,
    ],
    { isReview: true, only: 'Team' },
  )
  expect(content.members.map(({ name }) => name)).toEqual(names.filter(name => name !== beforeLast))
})
