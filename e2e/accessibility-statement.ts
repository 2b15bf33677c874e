/** A row of the table in docs/accessibilita.md. */
export interface Criterion {
  /** Its number in WCAG 2.2 and its name. */
  name: string
  level: string
  result: string
  /** How it was seen, as it is written. */
  proof: string
  /** The tests that the proof names; what differs from case to case is “…” in their titles. */
  tests: readonly { file: string; title: string }[]
}

export function readCriteria(statement: string): Criterion[] {
  const rows = statement.split('\n').filter(line => /^\| \d/.test(line))
  return rows.map(line => {
    const cells = line.split('|').map(cell => cell.trim())
    const [, name = '', level = '', result = '', , proof = ''] = cells
    const named = [...proof.matchAll(/`(.+?): (.+?)`/g)]
    return {
      name,
      level,
      result,
      proof,
      tests: named.map(([, file = '', title = '']) => ({ file, title })),
    }
  })
}
