import type { MutatedFolder } from './folders.ts'

/** The part of Stryker's report that counts. */
export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>
}

export interface Score {
  /** All mutants that a test could have seen. */
  mutants: number
  seen: number
  /** In percent. */
  score: number
  /** What stands against the folder, for readers. */
  faults: string[]
}

/** A mutant with which a test fails, or never ends. */
const isSeen = (status: string) => status === 'Killed' || status === 'Timeout'
/** Those that were left out, or that are no program, count neither way. */
const counts = (status: string) =>
  isSeen(status) || status === 'Survived' || status === 'NoCoverage'

/** Holds a report against the goal of its folder, and what no test sees against what is explained. */
export function scoreFolder(
  { path, goal, except = [], unseen = {} }: MutatedFolder,
  report: MutationReport,
) {
  // Results of an earlier run are kept, of a file that is excepted now too.
  const isExcepted = (file: string) => except.some(name => file.startsWith(`${path}/${name}`))
  const examined = Object.entries(report.files).filter(([file]) => !isExcepted(file))
  const files = examined.map(([file, { mutants }]) => {
    const counted = mutants.map(({ status }) => status).filter(counts)
    return { file, mutants: counted.length, seen: counted.filter(isSeen).length }
  })
  const sum = (of: 'mutants' | 'seen') => files.reduce((total, file) => total + file[of], 0)
  const mutants = sum('mutants')
  const seen = sum('seen')
  const score = mutants > 0 ? (seen * 100) / mutants : 100
  const faults = files.flatMap(file => {
    const missed = file.mutants - file.seen
    const explained = unseen[file.file]?.mutants ?? 0
    return missed > explained
      ? [
          `${file.file}: no test sees ${missed} of ${file.mutants} mutants, ${explained} are explained`,
        ]
      : []
  })
  if (score < goal) faults.push(`${path}: ${score.toFixed(1)} % are seen, the goal is ${goal} %`)
  return { mutants, seen, score, faults } satisfies Score
}
