import { expect, test } from 'vitest'
import { findFileProblem } from './file-problem.ts'

const problemOf = (address: string, type: string | undefined, body: string, status = 200) => {
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
  return findFileProblem(address, { status, headers, bytes: Buffer.from(body, 'latin1'), body })
}

test.each([
  ['/a.js', 'text/javascript', 'go()'],
  ['/A.JS', 'application/x-javascript', 'go()'],
  ['/a.css', 'text/css; charset=utf-8', 'p{}'],
  ['/a.svg', 'image/svg+xml', '<?xml version="1.0"?><svg/>'],
  ['/a.webp', 'image/webp', 'RIFF1234WEBPVP8 '],
  ['/a.mp4', 'video/mp4', '1234ftypisom'],
  ['/a.jpeg', 'image/jpeg', '\xff\xd8\xff\xe0'],
  ['/a.ico', 'image/x-icon', '\0\0\x01\0'],
  ['/a.ico', undefined, '\x89PNG'],
  ['/a.vtt', 'text/plain', '\xef\xbb\xbfWEBVTT'],
  ['/a.unknown', undefined, ''],
])('%s of the type %s can be used', (address, type, body) => {
  expect(problemOf(address, type, body)).toBeNull()
})

test.each([
  ['/a.js', 'text/plain', 'go()', 'tipo sbagliato: text/plain'],
  ['/a.v2.js', 'text/plain', 'go()', 'tipo sbagliato: text/plain'],
  ['/a.js', undefined, 'go()', 'tipo sbagliato: nessuno'],
  ['/a.js', 'text/html; charset=utf-8', 'go()', 'al suo posto arriva una pagina'],
  ['/a.js', 'text/htmlx', 'go()', 'tipo sbagliato: text/htmlx'],
  ['/a.js', 'x-text/html', 'go()', 'tipo sbagliato: x-text/html'],
  ['/a.svg', 'image/svg+xml', '<html>', 'non è un disegno SVG'],
  ['/a.svg', 'image/svg+xml', `${' '.repeat(1_000)}<svg`, 'non è un disegno SVG'],
  ['/a.mp4', 'video/mp4', 'ftypisom', 'non è un filmato MP4'],
  ['/a.webp', 'image/webp', 'WEBPRIFF', 'non è un’immagine WebP'],
  ['/a.ico', 'image/x-icon', 'GIF89a', 'non è un’icona'],
])('%s of the type %s with “%s”: %4$s', (address, type, body, problem) => {
  expect(problemOf(address, type, body)).toBe(problem)
})

test('what is not sent with 200 is not looked at', () => {
  expect(problemOf('/a.js', 'text/javascript', 'go()', 206)).toBe('codice 206')
})
