import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readCriteria } from './accessibility-statement.ts'

const project = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')

const statement = read('docs/accessibilita.md')
const rows = readCriteria(statement)

/** The titles of the tests in a file; what differs from case to case is “…”. */
function titlesIn(file: string): string[] {
  const titles = read(file).matchAll(/\btest(?:\.each\([\s\S]*?\))?\(\s*(['`])(.+?)\1,/g)
  return [...titles].map(([, , title = '']) => title.replace(/\$\{.*?\}/g, '…'))
}

/** The success criteria of WCAG 2.2, levels A and AA. */
const criteria: Record<'A' | 'AA', string> = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

test('the statement names every criterion of levels A and AA once', () => {
  for (const level of ['A', 'AA'] as const) {
    const named = rows.filter(row => row.level === level).map(({ name }) => name.split(' ')[0])
    expect(named).toEqual(criteria[level].split(' '))
  }
})

test('every criterion that is met has a test, or says how it was seen', () => {
  const unproven = rows.filter(
    ({ result, proof }) =>
      result !== 'non si applica' &&
      (result !== 'soddisfatto' || !/^`|^letto nel codice$|^misurato a mano, /.test(proof)),
  )
  expect(unproven).toEqual([])
})

test('the statement counts its criteria', () => {
  const met = rows.filter(({ result }) => result === 'soddisfatto').length
  expect(statement).toContain(`Per ${met} il risultato`)
  expect(statement).toContain(`altri ${rows.length - met} riguardano`)
})

test('every test that the statement names is there', () => {
  const named = rows.flatMap(({ tests }) => tests)
  expect(named.length).toBeGreaterThan(50)
  const lost = named.filter(
    ({ file, title }) => !existsSync(path.join(project, file)) || !titlesIn(file).includes(title),
  )
  expect(lost).toEqual([])
})
