import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Where a variable was set: "file:line" within the root, or "environment"; null when nowhere. In
 * the order of Vite's loadEnv: the environment wins, then the most particular file.
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
