import { expect, test } from 'vitest'
import { findNamedFiles } from './named-files.ts'

test.each([
  ['import("./Modal-Abc12345.js")', '/assets/Modal-Abc12345.js'],
  ['url(archivo.v2-a_b-c_d-.woff2)', '/assets/archivo.v2-a_b-c_d-.woff2'],
  ['<a href="/assets/index-Abc12345.css">', '/assets/index-Abc12345.css'],
  ["'/a.png'", '/a.png'],
  ['`/a.jpeg`', '/a.jpeg'],
  ['url(/og/deep_er/home-1.2.jpg)', '/og/deep_er/home-1.2.jpg'],
  ['"a 1x, /b.webp 2x"', '/b.webp'],
  ['"/site.webmanifest"', '/site.webmanifest'],
])('%s names %s', (text, address) => {
  expect(findNamedFiles(text)).toEqual([address])
})

test.each([
  'Modal-Abc1234.js',
  'Modal-Abc12345.json',
  '"https://altro.it/a.png"',
  '"/a.png2"',
  '"/a.txt"',
  '"/png"',
  '<script src="/cdn/rocket-Abc12345.js" async></script>',
  '<SCRIPT defer SRC=/rocket.js>',
])('%s names no file of the site', text => {
  expect(findNamedFiles(text)).toEqual([])
})

test('a script without an address of its own, and each file once', () => {
  const text = '<script data-app="/a.png">import("./b-Abc12345.js")</script>"/a.png"'
  expect(findNamedFiles(text)).toEqual(['/assets/b-Abc12345.js', '/a.png'])
})
