import { type SectionKey, sections } from './sections.ts'

export interface Run {
  key: SectionKey
  /** The script of package.json with its options. */
  command: string
  /** What it wrote. */
  output: string
  /** What it ended with; 0 is success. */
  exitCode: number
  date: Date
  machine: string
  commit: string
}

const begin = (key: SectionKey) => `<!-- ${key} -->`
const end = (key: SectionKey) => `<!-- /${key} -->`

/** The figures in an output, without what a command says before them. */
function pick({ key, output }: Run): string {
  const { from } = sections[key]
  const start = from ? output.search(from) : 0
  if (start < 0) throw new Error(`npm run ${sections[key].script} printed no figures`)
  return output.slice(start).trim()
}

function write(run: Run): string {
  const { title, introduction, isMarkdown } = sections[run.key]
  const figures = pick(run)
  const outcome = run.exitCode === 0 ? '' : ` **It failed, with exit code ${run.exitCode}.**`
  return `${begin(run.key)}
## ${title}

${introduction}

\`npm run ${run.command}\`, ${run.date.toISOString().slice(0, 10)}, commit ${run.commit}, ${run.machine}.${outcome}

${isMarkdown ? figures : `\`\`\`text\n${figures}\n\`\`\``}
${end(run.key)}`
}

/**
 * Where a section begins and ends in the page.
 *
 * @throws Error if the page has none.
 */
export function findSection(page: string, key: SectionKey) {
  const start = page.indexOf(begin(key))
  const stop = page.indexOf(end(key))
  if (start < 0 || stop < start) throw new Error(`There is no section ${key} in the page`)
  return { start, stop: stop + end(key).length }
}

/**
 * Puts what a command has measured in the place of what stood there.
 *
 * @throws Error if the page has no place for it, or the command printed no figures.
 */
export function withFigures(page: string, run: Run): string {
  const { start, stop } = findSection(page, run.key)
  return page.slice(0, start) + write(run) + page.slice(stop)
}
