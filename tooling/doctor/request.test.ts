import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyLimit, request } from './request.ts'
import { fixture, runServer } from './testing/local-server.ts'

const net = { timeout: 5_000 }

test('a request asks as a browser does, and for nothing else', async () => {
  const { address, received } = await runServer((_received, response) => response.end('ciao'))
  expect(await request(`${address}/a?b=1`, net)).toMatchObject({ status: 200, body: 'ciao' })
  expect(received).toEqual([
    {
      method: 'GET',
      path: '/a?b=1',
      headers: {
        'user-agent': 'Mozilla/5.0 (palestra-venditori doctor)',
        accept: '*/*',
        'accept-encoding': 'br, gzip, deflate',
        host: new URL(address).host,
        connection: 'close',
      },
      body: '',
    },
  ])
})

test('method, headers and body are those that are given', async () => {
  const { address, received } = await runServer((_received, response) => response.end())
  const headers = { Accept: 'text/html', 'X-A': 'b' }
  await request(address, net, { method: 'POST', headers, body: '{}' })
  expect(received[0]).toMatchObject({
    ...{ method: 'POST', body: '{}' },
    headers: { accept: 'text/html', 'x-a': 'b' },
  })
})

test.each([
  ['br', brotliCompressSync('ciao'), 'ciao'],
  ['gzip', gzipSync('ciao'), 'ciao'],
  ['deflate', deflateSync('ciao'), 'ciao'],
  [' GZIP', gzipSync('ciao'), 'ciao'],
  ['gzip', 'ciao', ''],
  ['identity', 'ciao', 'ciao'],
])('a body that says “%s” is read', async (encoding, sent, body) => {
  const { address } = await runServer((_received, response) => {
    response.writeHead(200, { 'Content-Encoding': encoding }).end(sent)
  })
  expect(await request(address, net)).toMatchObject({ bytes: Buffer.from(body), body })
})

test.each([bodyLimit, bodyLimit + 1, bodyLimit * 2])(
  'of a body of %i bytes no more is read than it takes to pass the limit',
  async size => {
    const { address } = await runServer((_received, response) => response.end(Buffer.alloc(size)))
    const { length } = (await request(address, net)).bytes
    expect(length).toBeGreaterThanOrEqual(Math.min(size, bodyLimit + 1))
    expect(length).toBeLessThan(bodyLimit + 1_000_000)
  },
)

test('an answer that never ends is a timeout', async () => {
  const { address } = await runServer((_received, response) => void response.write('c'))
  await expect(request(address, { timeout: 200 })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('other errors are those of the network', async () => {
  await expect(request('http://127.0.0.1:1', net)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('https is asked for with https', async () => {
  const ca = fixture('localhost')
  const { address } = await runServer((_received, response) => response.end('ciao'), ca)
  expect(await request(address, { ...net, ca })).toMatchObject({ body: 'ciao' })
})
