import { type Claim, type ClaimContent, listClaims } from './claims.ts'
import { isShippedExample } from './shipped-examples.ts'

/** The line, from 0, where the path of a claim leads in the code of its file. */
function findLine(lines: readonly string[], path: Claim['path']): number {
  return path.reduce<number>((start, key, depth) => {
    const opening =
      depth === 0
        ? new RegExp(`^export const ${key}\\b`)
        : new RegExp(typeof key === 'string' ? `^\\s*${key}\\s*:` : '^\\s*(?:\\w+\\()?\\{')
    const found = lines.flatMap((line, index) =>
      index >= start && opening.test(line) ? index : [],
    )
    return found[typeof key === 'number' ? key : 0] ?? start
  }, 0)
}

/** A claim with its line in the code, and whether it is still marked with demo(). */
export function placeClaims(readCode: (file: string) => string, content: ClaimContent) {
  return listClaims(content).map(claim => {
    const lines = readCode(claim.file).split('\n')
    const line = findLine(lines, claim.path)
    return { ...claim, line: line + 1, isMarked: /\bdemo\(/.test(lines[line] ?? '') }
  })
}

/**
 * Lists the claims that a real site must not make, as "file:line: problem": those without evidence, and
 * the examples that the site came with. Claims still marked with demo() are left to findPlaceholders.
 */
export function findClaimProblems(
  readCode: (file: string) => string,
  content: ClaimContent,
): string[] {
  return placeClaims(readCode, content).flatMap(claim => {
    if (claim.isMarked) return []
    const example = ' is an example that the site came with: write what is true of the business'
    const problems = [...claim.problems, ...(claim.texts.some(isShippedExample) ? [example] : [])]
    return problems.map(problem => `${claim.file}:${claim.line}: ${claim.path.join('.')}${problem}`)
  })
}
