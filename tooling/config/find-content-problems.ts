import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../../src/content/for-tooling.ts'
import { businessDataFile, findBusinessProblems } from './business-data.ts'
import { findClaimProblems } from './find-claim-problems.ts'

/** Lists malformed business data and unproven claims, as "file:line: value: problem". */
export function findContentProblems(root: string, content: Content): string[] {
  const readCode = (file: string) => readFileSync(path.join(root, file), 'utf8')
  return [
    ...findBusinessProblems(readCode(businessDataFile), content.site),
    ...findClaimProblems(readCode, content),
  ]
}
