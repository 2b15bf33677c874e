import { expect, test } from 'vitest'
import { findElements, findTexts, unescapeMarkup } from './html.ts'

test('the five signs of markup are written out, others stay', () => {
  expect(unescapeMarkup('&amp;&lt;&gt;&quot;&apos;&nbsp;')).toBe('&<>"\'&nbsp;')
})

test('texts stand between tags', () => {
  expect(findTexts('<p>uno &amp; <b>due</b></p>')).toEqual(['uno & ', 'due'])
})

test('attributes are read in any case, with blanks around the sign', () => {
  const html = '<LINK REL="canonical" href = "https://a.it/?a&amp;b"><linked rel="x">'
  expect(findElements(html, 'link')).toEqual([{ rel: 'canonical', href: 'https://a.it/?a&b' }])
})
