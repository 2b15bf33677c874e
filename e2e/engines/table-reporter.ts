import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'

const symbols = { expected: 'yes', unexpected: '**NO**', flaky: 'at the second try', skipped: '–' }

/** The engine of the test with its version, as its visit has noted it. */
const engineOf = (test: TestCase) =>
  test.results.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'engine')
    ?.description ?? test.parent.project()?.name

/** Prints a table, in Markdown, of the journeys in each engine. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export.
export default class TableReporter implements Reporter {
  #tests: TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite) {
    this.#tests = suite.allTests()
  }

  onEnd() {
    const engines = [...new Set(this.#tests.map(engineOf))]
    const titles = [...new Set(this.#tests.map(({ title }) => title))]
    const rows = titles.map(title => {
      const cells = engines.map(engine => {
        const test = this.#tests.find(each => each.title === title && engineOf(each) === engine)
        return test ? symbols[test.outcome()] : '–'
      })
      return [title, ...cells]
    })
    const lines = [['Journey', ...engines], ['---', ...engines.map(() => '---')], ...rows]
    const table = lines.map(cells => `| ${cells.join(' | ')} |`).join('\n')
    console.log(`\n${new Date().toISOString().slice(0, 10)}\n\n${table}\n`)
  }
}
