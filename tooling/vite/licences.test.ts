import { expect, test } from 'vitest'
import { formatLicences } from './licences.ts'

const mit = { identifier: 'MIT', text: 'MIT License\r\n\r\nText  \n' }

test('works with the same licence text share a section', () => {
  const text = formatLicences([
    { name: 'a', version: '1.0.0', ...mit },
    { name: 'b', version: '2.0.0', identifier: '0BSD', text: 'Its own text' },
    { name: 'c', version: '3.0.0', ...mit },
  ])
  expect(text).toContain('a 1.0.0 (MIT)\nc 3.0.0 (MIT)\n\nMIT License\n\nText\n')
  expect(text).toContain('b 2.0.0 (0BSD)\n\nIts own text\n')
})

test('a work without a licence stops the build', () => {
  const unnamed = { name: 'a', version: '1.0.0', identifier: null, text: 'Text' }
  expect(() => formatLicences([unnamed])).toThrow('a ships no licence')
  const silent = { name: 'b', version: '1.0.0', identifier: 'ISC', text: '' }
  expect(() => formatLicences([silent])).toThrow('b ships no licence')
})

test('a work under a licence that asks for more than its text stops the build', () => {
  const copyleft = { name: 'a', version: '1.0.0', identifier: 'GPL-3.0', text: 'Text' }
  expect(() => formatLicences([copyleft])).toThrow('a is under GPL-3.0')
})
