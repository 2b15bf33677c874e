// @vitest-environment node
import { expect, test } from 'vitest'
import { findContentProblems } from '../../config/find-content-problems.ts'
import { askContent } from '../testing/ask-content.ts'
import { type Answers, enter, other } from '../testing/person.ts'
import { keepTheRest } from '../testing/set-up.ts'
import { copyProject, copySite } from '../testing/site-copy.ts'
import { figures, legal, nth, people, words, yes } from '../testing/words.ts'

const everything: Answers = [...words, ...figures, ...people, ...legal]
const home = 'src/content/home.ts'

test('Enter says of no text that it is true, and what remains is named with its line', async () => {
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
})

test('a guarantee with other conditions keeps those that the person leaves', async () => {
  const { root } = copyProject()
  const { content, left } = await askContent(root, [
    ...words.slice(0, -1),
    ['Garanzia di inserimento', enter],
    ['con altre condizioni', yes],
    ['In quali percorsi?', enter],
    ['A chi?', enter],
    ['Entro quanto?', '90 giorni\r'],
    ['Con quale contratto?', enter],
    ['altrimenti?', enter],
  ])
  const { guarantee } = (await askContent(copyProject().root, [])).content
  expect(content.guarantee).toEqual({ ...guarantee, within: '90\u00a0giorni' })
  expect(left).not.toContain('Garanzia di inserimento')
})

test('without a guarantee the person hears where it has to go', async () => {
  const { root, read } = copyProject()
  const answers: Answers = [
    ...words.slice(0, -1),
    ['Garanzia di inserimento', enter],
    ['con altre condizioni', enter],
  ]
  const { heard } = await askContent(root, answers)
  expect(heard).toMatch(/Resta da fare, in src\/content\/claims\.ts:\d+: se non garantisci/)
  expect(read('src/content/claims.ts')).toContain('guarantee = demo({')
})

test('whoever has no document yet is asked again, and nothing is written', async () => {
  const { root, read } = copyProject()
  const before = read('src/content/claims.ts')
  const { left } = await askContent(root, [
    ...words.slice(0, -1),
    ['Garanzia di inserimento', enter],
    ['con altre condizioni', enter],
    ['venditori formati', enter],
  ])
  expect(read('src/content/claims.ts')).toBe(before)
  expect(left.filter(label => label.includes('venditori formati'))).toHaveLength(1)
})

test('a figure that is not theirs is changed first, and a proof in words of their own', async () => {
  const { root } = copyProject()
  const { heard, content } = await askContent(root, [
    ...words,
    ['venditori formati', nth(1)],
    ['Qual è la tua cifra', 'tante\r'],
    ['non ha cifre', '30+\r'],
    ['30+ venditori formati', nth(5)],
    ['Quale documento?', "l'elenco firmato\r"],
    ['Quante persone conta?', 'tanti\r'],
    ['non è un numero di persone', '31\r'],
    ['Da quale mese?', '2018\r'],
    ['non è un mese', '03/2027\r'],
    ['Fino a quale mese?', '02/2027\r'],
    ['finisce prima di cominciare', '04/2027\r'],
  ])
  expect(content.facts.trained).toBe('30+')
  expect(heard).toContain('Il film d’esempio dice ancora la cifra di prima')
  expect(content.claims.trained).toEqual({
    source: 'l’elenco firmato',
    people: 31,
    from: '2027-03',
    to: '2027-04',
  })
})

test('whoever stops within a person goes on from there', async () => {
  const { root, read } = copyProject()
  const first = await askContent(root, [...words, ...figures, ...people.slice(0, 3)])
  expect(first.ended).toBe('Stopped')
  expect(read(home)).toContain("name: 'Luca D’Alò',")
  expect(read(home)).toContain("role: 'Titolare',")
  expect(read(home)).toMatch(/bio: demo\(/)

  const second = await askContent(root, [
    ['Quante persone mostri?', enter],
    ...people.slice(3),
    ...legal,
  ])
  expect(second.ended, second.heard.slice(-400)).toBe('done')
  expect(second.heard).not.toContain('Persona 1: come si chiama?')
  expect(second.left).toEqual([])
  expect(findContentProblems(root, second.content)).toEqual([])
})

test('people are added after those who are there, each with a drawing that exists', async () => {
  const { root } = copyProject()
  const person = (number: number, name: string): Answers => [
    [`Persona ${number}: come si chiama?`, `${name}\r`],
    [`Persona ${number}: che ruolo`, 'coach\r'],
    [`Persona ${number}: una frase`, `Anche ${name} vende.\r`],
    [`Persona ${number}: i suoi risultati`, '20 persone formate\r'],
    [`Persona ${number}: la sua email`, 'coach@azienda.it\r'],
    [`ha formato ${name}`, nth(1)],
  ]
  const [, ...rest] = people
  const { ended, heard, content } = await askContent(root, [
    ...words,
    ...figures,
    ['Quante persone mostri?', '4\r'],
    ...rest,
    ...['Ivo', 'Ada', 'Ugo'].flatMap((name, index) => person(index + 2, name)),
    ...legal,
  ])
  expect(ended, heard.slice(-400)).toBe('done')
  expect(content.members.map(({ name }) => name)).toEqual(['Luca D’Alò', 'Ivo', 'Ada', 'Ugo'])
  expect(findContentProblems(root, content)).toEqual([])
})

test('of content that was half edited by hand only the rest is asked for', async () => {
  const { root, read, write } = copyProject()
  await askContent(root, everything)
  const text = read(home)
  write(
    home,
    text
      .replace(/bio: '[^']*'/, "bio: ''")
      .replace("email: 'luca@azienda.it'", "email: demo('luca@esempio.it')")
      .replace(/^/, "import { demo } from './demo'\n"),
  )
  const { ended, heard, content } = await askContent(root, [
    ['Quante persone mostri?', enter],
    ['Persona 1: una frase', 'Vende ancora.\r'],
    ['Persona 1: la sua email', 'luca@azienda.it\r'],
  ])
  expect(ended, heard.slice(-400)).toBe('done')
  expect(heard).not.toContain('come si chiama')
  expect(content.members[0]).toMatchObject({ name: 'Luca D’Alò', bio: 'Vende ancora.' })
  expect(read(home)).not.toContain('demo')
})

test('whoever looks again keeps everything with Enter', async () => {
  const { root, read } = copyProject()
  await askContent(root, everything)
  const files = ['site', 'home', 'claims', 'aziende', 'legal/versions'].map(
    name => `src/content/${name}.ts`,
  )
  const before = files.map(read)
  const { ended, heard } = await askContent(root, keepTheRest, { isReview: true })
  expect(ended, heard.slice(-400)).toBe('done')
  expect(heard).toContain('Tieni Luca D’Alò com’è?')
  expect(files.map(read)).toEqual(before)
})

test('somebody real goes only with a yes', async () => {
  const { root } = copySite()
  const names = (await askContent(root, [])).content.members.map(({ name }) => name)
  const last = names.at(-1)
  const { content } = await askContent(
    root,
    [
      ['Quante persone mostri?', `${names.length - 1}\r`],
      [`Tolgo ${last}?`, other],
      ...keepTheRest,
    ],
    { isReview: true },
  )
  expect(content.members.map(({ name }) => name)).toEqual(names.slice(0, -1))
})
