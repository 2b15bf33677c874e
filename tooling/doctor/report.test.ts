import { expect, test } from 'vitest'
import { about } from './check.ts'
import { exitCode, formatJson, formatReport } from './report.ts'

const checks = [
  about('site.status', 'sito').ok('tutte rispondono'),
  about('site.slash', '/aziende').warning('è un doppione', 'rimanda'),
  about('site.demo', '/').error('contiene\u001b[31m\r\nrighe', 'correggi'),
]

test('each check is one line, with what to do when something is wrong', () => {
  expect(formatReport(checks)).toBe(
    [
      'ok          sito: tutte rispondono',
      'attenzione  /aziende: è un doppione → rimanda',
      'errore      /: contiene [31m righe → correggi',
      '',
      'In tutto: ok 1, attenzione 1, errore 1',
      '',
    ].join('\n'),
  )
  expect(formatReport([])).toBe('\nIn tutto: ok 0, attenzione 0, errore 0\n')
})

test('only errors make the command fail', () => {
  expect(exitCode(checks)).toBe(1)
  expect(exitCode(checks.slice(0, 2))).toBe(0)
})

test('the JSON keeps its keys', () => {
  expect(JSON.parse(formatJson(checks.slice(0, 2)))).toEqual([
    { check: 'site.status', outcome: 'ok', target: 'sito', message: 'tutte rispondono' },
    {
      check: 'site.slash',
      outcome: 'warning',
      target: '/aziende',
      message: 'è un doppione',
      remedy: 'rimanda',
    },
  ])
})
