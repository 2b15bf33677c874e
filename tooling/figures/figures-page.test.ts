import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findSection, withFigures } from './figures-page.ts'
import { sectionKeys } from './sections.ts'

const page = `# Figures
<!-- engines -->
old
<!-- /engines -->
<!-- hosts -->
kept
<!-- /hosts -->
`
const run = {
  key: 'engines',
  command: 'engines -- --grep cookies',
  output: 'Building\n| Journey | Firefox |\n| --- | --- |\n| a lead | yes |\n',
  exitCode: 0,
  date: new Date('2026-11-22T10:00:00Z'),
  machine: 'Linux 6.1, 2 cores',
  commit: 'abc1234',
} as const

describe('the page of figures', () => {
  it('takes the place of a section, with command, day, commit and machine', () => {
    const written = withFigures(page, run)
    expect(written).toContain(
      '`npm run engines -- --grep cookies`, 2026-11-22, commit abc1234, Linux 6.1, 2 cores.',
    )
    expect(written).toContain('\n| Journey | Firefox |\n| --- | --- |\n| a lead | yes |\n<!--')
    expect(written).not.toMatch(/old|Building|failed/)
    expect(written).toContain('<!-- hosts -->\nkept\n<!-- /hosts -->')
  })

  it('can be written again', () => {
    expect(withFigures(withFigures(page, run), run)).toBe(withFigures(page, run))
  })

  it('says that a command failed', () => {
    expect(withFigures(page, { ...run, exitCode: 1 })).toContain('It failed, with exit code 1.')
  })

  it('shows an output that is no Markdown as it is', () => {
    const speed = '<!-- speed -->\n<!-- /speed -->'
    const output = '\nSizes (brotli)\npage  13 kB\n'
    expect(withFigures(speed, { ...run, key: 'speed', output })).toContain(
      '```text\nSizes (brotli)\npage  13 kB\n```',
    )
  })

  it('has a place for each section', () => {
    const own = readFileSync(path.join(import.meta.dirname, '../../docs/misure.md'), 'utf8')
    for (const key of sectionKeys) expect(() => findSection(own, key)).not.toThrow()
  })

  it('refuses an output without figures, and a page without the section', () => {
    expect(() => withFigures(page, { ...run, output: 'nothing' })).toThrow('printed no figures')
    expect(() => withFigures('# Figures', run)).toThrow('no section engines')
  })
})
