/** What has to be seen of the small faults of some folders, in percent; of all others it is in stryker.config.json. */
const goal = 95
const folders = [
  'src/features/consent/',
  'src/features/contact/',
  'src/features/company-lead/',
  'src/features/sending/',
  'tooling/config/',
]

/** The part of Stryker's report that counts. */
export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>
}

const count = (statuses: readonly string[], ...wanted: string[]) =>
  statuses.filter(status => wanted.includes(status)).length

/** Faults that a test has seen, and all that one could have seen. */
function tally(statuses: readonly string[]) {
  const seen = count(statuses, 'Killed', 'Timeout')
  return { seen, all: seen + count(statuses, 'Survived', 'NoCoverage') }
}

/** Lists the folders that fall short of the goal, with the files that have faults no test sees. */
export function findShortfalls({ files }: MutationReport): string[] {
  return folders.flatMap(folder => {
    const own = Object.entries(files)
      .filter(([name]) => name.startsWith(folder))
      .map(([name, { mutants }]) => ({ name, statuses: mutants.map(({ status }) => status) }))
    const { seen, all } = tally(own.flatMap(({ statuses }) => statuses))
    if (seen * 100 >= all * goal) return []
    const short = own.flatMap(({ name, statuses }) => {
      const { seen, all } = tally(statuses)
      return seen < all ? [`  ${name}: ${all - seen} of ${all}`] : []
    })
    const score = ((seen / all) * 100).toFixed(1)
    return [`${folder}: ${score} % of ${goal} %; not seen:\n${short.join('\n')}`]
  })
}
