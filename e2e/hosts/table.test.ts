import { expect, test } from 'vitest'
import { allHosts } from './all-hosts.ts'
import { checks } from './checks.ts'
import { because, type Host } from './host.ts'
import { findProblems, formatTable } from './table.ts'

const missing = 'a file that is missing'

function hostWith(differences: Host['differences']): Host {
  const serve = () => Promise.reject(new Error('Not served here'))
  return { name: 'a host', version: () => '1.2', serve, differences }
}

/** What a host without faults answers, but in one row. */
function cellsWith(row: string, cell: string): string[] {
  const sound: Record<string, string> = {
    'bytes of / with its headers, HTTP/1.1': '14934',
  }
  return checks.map(({ name, expected }) => {
    if (name === row) return cell
    return sound[name] ?? (typeof expected === 'string' ? expected : '308')
  })
}

test('an answer that differs from the table is a problem', () => {
  const host = hostWith({})
  expect(findProblems({ host, cells: cellsWith('', '') })).toEqual([])
  expect(findProblems({ host, cells: cellsWith(missing, 'none') })).toEqual([
    'a host, a file that is missing: none, not no-cache',
  ])
})

test('a question that the build does not pose has no wrong answer', () => {
  const host = hostWith(because('It is so.', { 'the domain without www': '200' }))
  expect(findProblems({ host, cells: cellsWith('the domain without www', 'not asked') })).toEqual(
    [],
  )
})

test('a known difference is none, and one that has gone is', () => {
  const host = hostWith(because('It is so.', { [missing]: 'no-store' }))
  expect(findProblems({ host, cells: cellsWith(missing, 'no-store') })).toEqual([])
  expect(findProblems({ host, cells: cellsWith('', '') })).toEqual([
    'a host, a file that is missing: no-cache, not no-store',
  ])
})

test('the table gives each reason once, with a number where it applies', () => {
  const [row = '', other = ''] = [missing, 'other files']
  const host = hostWith(because('It is so.', { [row]: 'no-store', [other]: 'a | b' }))
  const cells = cellsWith(missing, 'no-store')
  const text = formatTable([{ host, cells }])
  expect(text).toMatch(/^\| {2}\| a host, 1\.2 \|$/m)
  expect(text).toContain('| a file that is missing | no-store (1) |')
  expect(text.match(/^\d\. .*$/gm)).toEqual(['1. It is so.'])
})

test.each(allHosts)('each difference of $name is that of a row', ({ differences }) => {
  const names = checks.map(({ name }) => name)
  expect(Object.keys(differences).filter(row => !names.includes(row))).toEqual([])
})
