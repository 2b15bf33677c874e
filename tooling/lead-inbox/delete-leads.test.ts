import { appendFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { companyTestLead, contactTestLead } from '../doctor/webhook/test-leads.ts'
import { rawRequest, readLines, runInbox, siteOrigin } from './testing/inbox-fixture.ts'

async function runDeletingInbox() {
  const inbox = await runInbox()
  const send = (address: string, headers: Record<string, string>) =>
    fetch(inbox.url + address, { method: 'POST', redirect: 'manual', headers })
  const remove = (address: string) => send(address, { Origin: inbox.url })
  const names = async () => (await readLines(inbox.file)).map(({ lead }) => lead.nome)
  return { ...inbox, send, remove, names }
}

/** Watches when files are flushed to the disk. */
async function spyOnSync(file: string) {
  const handle = await open(file)
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync')
  await handle.close()
  onTestFinished(() => sync.mockRestore())
  return sync
}

test('one lead is deleted, and the page says so', async () => {
  const { url, file, post, remove, names, page } = await runDeletingInbox()
  for (const nome of ['Anna', 'Bruno', 'Carla']) await post('lead', { nome })
  const [, bruno] = await readLines(file)
  const address = `/delete/${bruno?.id}`
  expect(await page()).toContain(`action="${address}"`)
  const answer = await remove(address)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/?cancellati=1')
  expect(await names()).toEqual(['Anna', 'Carla'])
  expect(await (await fetch(`${url}/?cancellati=1`)).text()).toContain('1 contatto cancellato.')
  expect((await remove(address)).headers.get('Location')).toBe('/?cancellati=0')
  expect(await (await fetch(`${url}/?cancellati=0`)).text()).toContain('era già stato cancellato.')
})

test('the notice shows only numbers', async () => {
  const { url } = await runDeletingInbox()
  const asked = await fetch(`${url}/?cancellati=${encodeURIComponent('<b>3')}`)
  expect(await asked.text()).not.toContain('class="notice"')
})

test('test leads are deleted together, and no other', async () => {
  const { post, remove, names, page } = await runDeletingInbox()
  await post('lead', { nome: 'Anna' })
  expect(await page()).not.toContain('/delete-tests')
  await post('lead', contactTestLead(new Date()))
  await post('company', companyTestLead(new Date()))
  await post('lead', { nome: 'Provo io', email: 'prova@example.com' })
  await post('company', { nome: 'Bruno', nomeAzienda: 'PROVA - doctor' })
  expect(await page()).toContain(
    '3 contatti trovati con il nome “PROVA - doctor” o l’email prova@example.com',
  )
  expect((await remove('/delete-tests')).headers.get('Location')).toBe('/?cancellati=3')
  expect(await names()).toEqual(['Anna', 'Bruno'])
})

test('a page of another origin cannot delete, even one of this computer', async () => {
  const { url, port, file, post, send, names, log } = await runDeletingInbox()
  await post('lead', contactTestLead(new Date()))
  const [lead] = await readLines(file)
  const foreign = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: siteOrigin },
    { Origin: `http://127.0.0.1:${port}` },
    {},
  ]
  for (const address of ['/delete-tests', `/delete/${lead?.id}`]) {
    for (const headers of foreign)
      expect((await send(address, headers)).status, JSON.stringify(headers)).toBe(403)
    // No answer allows it to a script, and no link or image deletes.
    const preflight = await fetch(url + address, {
      method: 'OPTIONS',
      headers: { Origin: siteOrigin, 'Access-Control-Request-Method': 'POST' },
    })
    expect(preflight.headers.has('Access-Control-Allow-Origin')).toBe(false)
    expect((await fetch(url + address)).status).toBe(405)
  }
  // Under DNS rebinding Origin and Host are the same, but foreign.
  const headers = { Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` }
  const rebound = await rawRequest(port, { method: 'POST', path: '/delete-tests', headers })
  expect(rebound.status).toBe(403)
  expect(await names()).toHaveLength(1)
  expect(log).toContain('Lead inbox refused POST /delete-tests: not from its own page')
})

test('the page tells its own forms from others by their origin', async () => {
  const { url } = await runDeletingInbox()
  // With no-referrer, the default of the framework, a browser hides the origin of a form.
  expect((await fetch(url)).headers.get('Referrer-Policy')).toBe('same-origin')
})

test('leads that arrive while others are deleted are all kept', async () => {
  const { post, remove, names } = await runDeletingInbox()
  const numbers = Array.from({ length: 60 }, (_, number) => number)
  await post('lead', contactTestLead(new Date()))
  await Promise.all(
    numbers.flatMap(number => [
      post('lead', { nome: `Vero ${number}`, note: 'x'.repeat(number * 500) }),
      number % 3 === 0 ? post('company', companyTestLead(new Date())) : [],
      number % 2 === 0 ? remove('/delete-tests') : [],
    ]),
  )
  await remove('/delete-tests')
  expect((await names()).toSorted()).toEqual(numbers.map(number => `Vero ${number}`).toSorted())
})

test('lines that cannot be read stay, and only the owner may read the file', async () => {
  const { file, post, remove, page } = await runDeletingInbox()
  await post('lead', contactTestLead(new Date()))
  await appendFile(file, 'non JSON')
  await post('lead', { nome: 'Anna' })
  await remove('/delete-tests')
  await expect(readLines(file)).rejects.toThrow('non JSON')
  expect(await page()).toContain('1 contatto ricevuto')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(path.dirname(file))).toEqual(['inbox.ndjson'])
})

test('a deletion that cannot be written leaves every lead and does not stop the inbox', async () => {
  const { file, log, post, remove, names } = await runDeletingInbox()
  await post('lead', contactTestLead(new Date()))
  await mkdir(`${file}.next`)
  expect((await remove('/delete-tests')).status).toBe(500)
  expect(log).toEqual([expect.stringMatching(/^Lead inbox failed at POST \/delete-tests: EISDIR/)])
  expect((await post('lead', { nome: 'Anna' })).status).toBe(200)
  expect(await names()).toEqual(['PROVA - doctor', 'Anna'])
  await rm(`${file}.next`, { recursive: true })
  expect((await remove('/delete-tests')).status).toBe(303)
})

test('nothing is deleted before the copy is on the disk', async () => {
  const { file, post, remove, names } = await runDeletingInbox()
  await post('lead', contactTestLead(new Date()))
  await post('lead', { nome: 'Anna' })
  const sync = await spyOnSync(file)
  sync.mockRejectedValueOnce(new Error('disco pieno'))
  expect((await remove('/delete-tests')).status).toBe(500)
  expect(await names()).toEqual(['PROVA - doctor', 'Anna'])
})

test('a lead that arrives between the copy and the deletion waits for its turn', async () => {
  const { file, post, remove, names } = await runDeletingInbox()
  await post('lead', contactTestLead(new Date()))
  const sync = await spyOnSync(file)
  let finishFlush = () => {}
  sync.mockReturnValueOnce(
    new Promise<void>(resolve => {
      finishFlush = resolve
    }),
  )
  const removal = remove('/delete-tests')
  await vi.waitFor(() => expect(sync).toHaveBeenCalledOnce())
  const sent = post('lead', { nome: 'Anna' })
  // Time enough to be written to the file that is about to be replaced.
  await Promise.race([sent, new Promise(resolve => setTimeout(resolve, 100))])
  finishFlush()
  expect((await removal).status).toBe(303)
  expect((await sent).status).toBe(200)
  expect(await names()).toEqual(['Anna'])
})
