import { beforeEach, expect, test } from 'vitest'
import { importContent } from '../config/import-content.ts'
import { forgetSettings } from '../config/testing/no-settings.ts'
import { type Answers, enter, other } from './testing/person.ts'
import { company, keepTheRest, noMore, settings, setUp } from './testing/set-up.ts'
import { copySite } from './testing/site-copy.ts'

beforeEach(forgetSettings)

const down = '\u001b[B'
const yes = other
const no = other

const processorsOf = async (root: string) => (await importContent(root)).site.processors

test('an example that is used too is replaced, and others are added after it', async () => {
  const { root } = copySite()
  const { ended, heard } = await setUp(root, [
    ...company.filter(([question]) => !/altro fornitore/.test(question)),
    ['un altro fornitore', yes],
    ['Che cosa fa?', `${down.repeat(3)}${enter}`],
    ['Chi gestisce gli appuntamenti?', 'Agenda AG, Svizzera\r'],
    ['da Agenda AG, in Svizzera', enter],
    ['un altro fornitore', yes],
    ['Che cosa fa?', `${down}${down}${enter}`],
    ['Chi tiene la posta?', 'Posta S.p.A.\r'],
    ['ha sede Posta', 'Italia\r'],
    ['un altro fornitore', enter],
    ...settings,
    ...noMore,
  ])
  expect(ended, heard.slice(-500)).toBe('done')
  expect((await processorsOf(root)).slice(2)).toEqual([
    { name: 'Agenda AG', role: 'calendar', country: 'Svizzera', safeguard: 'adequacy' },
    { name: 'Posta S.p.A.', role: 'email', country: 'Italia', safeguard: 'eea' },
  ])
})

test('those that are no longer true go, and the roles that nobody has are asked for', async () => {
  const { root } = copySite()
  await setUp(root, [...company, ...settings, ...noMore])
  const { ended, heard } = await setUp(root, [
    ['Vuoi rivedere', yes],
    ['Tieni Celonis', no],
    ['Tieni Netlify', no],
    ['Chi ospita le pagine', 'Aruba S.p.A.\r'],
    ['ha sede Aruba', 'Italia\r'],
    ['Chi riceve i moduli', 'n8n GmbH\r'],
    ['ha sede n8n', 'Germania\r'],
    ['un altro fornitore', enter],
    ...noMore.slice(1),
    ...keepTheRest,
  ])
  expect(ended, heard.slice(-500)).toBe('done')
  expect(await processorsOf(root)).toEqual([
    { name: 'Aruba S.p.A.', role: 'hosting', country: 'Italia', safeguard: 'eea' },
    { name: 'n8n GmbH', role: 'automation', country: 'Germania', safeguard: 'eea' },
  ])
})

/** The company's answers, with this country and what is asked after it for the automation. */
const withAutomationIn = (country: string, ...more: Answers): Answers =>
  company.flatMap(answer =>
    answer[0] === 'ha sede Celonis' ? [[answer[0], `${country}\r`] as const, ...more] : [answer],
  )

test.each([
  ['repubblica  CECA', 'Cechia'],
  ['Eire', 'Irlanda'],
])('a country called %s is written as %s, and nothing more is asked', async (typed, country) => {
  const { root } = copySite()
  const { ended, heard } = await setUp(root, [...withAutomationIn(typed), ...settings, ...noMore])
  expect(ended, heard.slice(-500)).toBe('done')
  expect((await processorsOf(root))[1]).toMatchObject({ country, safeguard: 'eea' })
})

test('a country that nobody knows has clauses, and adequacy is not offered', async () => {
  const { root } = copySite()
  const answers = withAutomationIn('India', ['È nell’Unione europea', enter])
  const { ended, heard } = await setUp(root, [...answers, ...settings, ...noMore])
  expect(ended, heard.slice(-500)).toBe('done')
  expect(heard).toContain('Per India servono le clausole contrattuali tipo')
  expect((await processorsOf(root))[1]).toMatchObject({ country: 'India', safeguard: 'clauses' })
})

test('a country of the European Union with a name of its own is chosen from the list', async () => {
  const { root } = copySite()
  const answers = withAutomationIn('Hellas', ['È nell’Unione europea', yes], ['Quale', enter])
  const { ended, heard } = await setUp(root, [...answers, ...settings, ...noMore])
  expect(ended, heard.slice(-500)).toBe('done')
  expect((await processorsOf(root))[1]).toMatchObject({ country: 'Austria', safeguard: 'eea' })
})
