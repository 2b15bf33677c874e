import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { readCriteria } from './accessibility-statement.ts'

const root = path.join(import.meta.dirname, '..')

/** True for a title that differs from the one of the statement in nothing but its “…”. */
function isTitle(title: string, named: string): boolean {
  const parts = named.split('…')
  const pattern = parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')
  return new RegExp(`^${pattern}$`).test(title)
}

/** Prints a table, in Markdown, of the criteria in docs/accessibilita.md and how their tests ended. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export.
export default class CriteriaReporter implements Reporter {
  #tests: TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite) {
    this.#tests = suite.allTests()
  }

  onTestEnd({ title, expectedStatus }: TestCase, { status, error }: TestResult) {
    if (status !== expectedStatus) console.error(`${title}: ${error?.message ?? status}`)
  }

  #testsOf({ file, title }: { file: string; title: string }) {
    const ofFile = this.#tests.filter(({ location }) => location.file === path.join(root, file))
    return ofFile.filter(test => isTitle(test.title, title))
  }

  onEnd() {
    const criteria = readCriteria(readFileSync(path.join(root, 'docs/accessibilita.md'), 'utf8'))
    const rows = criteria.map(({ name, level, result, tests, proof }) => {
      const found = tests.flatMap(test => this.#testsOf(test))
      const passed = found.filter(test => test.outcome() === 'expected').length
      const others = tests.filter(({ file }) => !file.endsWith('.e2e.ts')).length
      const otherwise = tests.length > 0 ? others || '–' : proof
      return [
        name,
        level,
        result,
        found.length > 0 ? `${passed} of ${found.length}` : '–',
        otherwise,
      ]
    })
    const head = [
      'Criterion',
      'Level',
      'Statement',
      'Browser tests that passed',
      'Unit tests, or else',
    ]
    const lines = [head, head.map(() => '---'), ...rows]
    console.log(`\n${lines.map(cells => `| ${cells.join(' | ')} |`).join('\n')}`)
  }
}
