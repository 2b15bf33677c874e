import { type ClaimContent, listClaims } from './claims.ts'
import { placeOf } from './content-tree.ts'
import { quoted } from './rules.ts'
import { isShippedExample } from './shipped-examples.ts'

const example = {
  path: [],
  input: undefined,
  message: 'è un esempio arrivato con il sito; scrivi quello che è vero della tua azienda',
}

/**
 * Lists the claims that a real site must not make, as "file:line: value: problem": those without
 * evidence, and the examples that the site came with. Claims still marked with demo() are left to
 * findPlaceholders.
 */
export function findClaimProblems(
  readCode: (file: string) => string,
  content: ClaimContent,
): string[] {
  return listClaims(content).flatMap(claim => {
    const code = readCode(claim.file)
    const faults = [...claim.problems, ...(claim.texts.some(isShippedExample) ? [example] : [])]
    return faults.flatMap(({ path, input, message }) => {
      const keys = [...claim.path, ...path]
      const { line, isMarked } = placeOf(code, keys)
      return isMarked ? [] : `${claim.file}:${line}: ${keys.join('.')}: ${quoted(input)}${message}`
    })
  })
}
