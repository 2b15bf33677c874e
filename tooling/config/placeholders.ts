import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A call of demo(), in a line that is not a comment. */
const placeholder = /^(?!\s*(?:\/\/|\/?\*)).*\bdemo\(/

/** Lists the values still marked with demo() in the content, as "file:line: code". */
export function findPlaceholders(root: string): string[] {
  const folder = path.join(root, 'src/content')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && name !== 'demo.ts' && !name.endsWith('.test.ts'))
    .sort()
    .flatMap(name =>
      readFileSync(path.join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          placeholder.test(line) ? [`src/content/${name}:${index + 1}: ${line.trim()}`] : [],
        ),
    )
}
