import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Finds the place that sets a variable: "file:line" within the root, "environment" or null. Looks in
 * the order of Vite's loadEnv: first the environment, then the most specific file.
 */
export function findVariable(
  root: string,
  mode: string,
  name: string,
  environment: Record<string, string | undefined> = process.env,
): string | null {
  if (environment[name] !== undefined) return 'environment'
  for (const file of [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env']) {
    const place = path.join(root, file)
    if (!existsSync(place)) continue
    const lines = readFileSync(place, 'utf8').split('\n')
    const index = lines.findLastIndex(line =>
      new RegExp(`^\\s*(?:export\\s+)?${name}\\s*[=:]`).test(line),
    )
    if (index !== -1) return `${file}:${index + 1}`
  }
  return null
}
