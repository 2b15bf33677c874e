import { type Claim, type ClaimContent, listClaims } from './claims.ts'
import { placeOf } from './content-tree.ts'
import { type Fault, quoted } from './rules.ts'
import { isShippedExample } from './shipped-examples.ts'

const example: Fault = {
  path: [],
  input: undefined,
  message: 'è un esempio arrivato con il sito; scrivi quello che è vero della tua azienda',
}

/** What is still as the site came with it: of a person each field, of anything else the whole. */
function findExamples({ texts, person }: Claim): Fault[] {
  if (!person) return texts.some(isShippedExample) ? [example] : []
  return person.fields.flatMap((field, index) => {
    const message = `${person.name}: ${field} è ancora quello d’esempio; scrivi quello che è vero`
    return isShippedExample(texts[index] ?? '')
      ? [{ path: [field], input: undefined, message }]
      : []
  })
}

/** What a real site must not say of a claim, or leave out; paths begin at the claim. */
export function findClaimFaults(claim: Claim): Fault[] {
  return [...claim.problems, ...findExamples(claim)]
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
    return findClaimFaults(claim).flatMap(({ path, input, message }) => {
      const keys = [...claim.path, ...path]
      const { line, isMarked } = placeOf(code, keys)
      return isMarked ? [] : `${claim.file}:${line}: ${keys.join('.')}: ${quoted(input)}${message}`
    })
  })
}
