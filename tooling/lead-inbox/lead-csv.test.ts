// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { runInbox } from './testing/inbox-fixture.ts'

async function download(url: string, search = '') {
  const answer = await fetch(`${url}/leads.csv${search}`)
  return { answer, text: Buffer.from(await answer.arrayBuffer()).toString('utf8') }
}

test('the CSV has every field of every lead, newest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T22:05:09Z') })
  const { url, post } = await runInbox()
  await post('lead', { nome: 'Anna', telefono: '+39 333' })
  await post('company', { nome: 'Bruno', teamSize: '1-3', eta: -4, altro: { a: [1] }, vuoto: null })
  vi.useRealTimers()
  const { answer, text } = await download(url)
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="leads.csv"')
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(text).toBe(
    [
      '\uFEFFreceivedAt,form,nome,telefono,teamSize,eta,altro,vuoto',
      `2026-07-14T22:05:09.000Z,company,Bruno,,1-3,'-4,"{""a"":[1]}",`,
      "2026-07-14T22:05:09.000Z,lead,Anna,'+39 333,,,,",
      '',
    ].join('\r\n'),
  )
})

test.for([
  ['=1+1', "'=1+1"],
  ['+39', "'+39"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['＝1', "'＝1"],
  ['=1,"x"', `"'=1,""x"""`],
  ['a,b', '"a,b"'],
  ['detto "lui"', '"detto ""lui"""'],
  ['due\nrighe', '"due\nrighe"'],
  ['a=b', 'a=b'],
  ['👩‍🚀 مرحبا è', '👩‍🚀 مرحبا è'],
] as const)('the cell %j is written as %j', async ([value, cell]) => {
  const { url, post } = await runInbox()
  await post('lead', { nota: value })
  const { text } = await download(url)
  expect(text.split(',lead,')[1]).toBe(`${cell}\r\n`)
})

test('hostile field names are defused too, and none is taken for a built-in', async () => {
  const { url, post } = await runInbox()
  await post('lead', '{"=A1":"x","__proto__":"y","toString":"z"}')
  await post('lead', '{"nome":"Anna"}')
  const { text } = await download(url)
  const [header, second, first] = text.split('\r\n')
  expect(header).toBe("\uFEFFreceivedAt,form,'=A1,__proto__,toString,nome")
  expect(first).toMatch(/,lead,x,y,z,$/)
  expect(second).toMatch(/,lead,,,,Anna$/)
})

test('the CSV keeps the filter of the page', async () => {
  const { url, post } = await runInbox()
  await post('lead', { nome: 'Anna' })
  await post('lead', { nome: 'Nicolò' })
  const { text } = await download(url, '?q=NICOLO')
  expect(text).toContain('Nicolò')
  expect(text).not.toContain('Anna')
})
