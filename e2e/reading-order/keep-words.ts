import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { collectWords } from './collect-words.ts'

/*
 * Writes words.json again, after a change of the shape of src/content:
 *
 *   npx tsx e2e/real-content/copy-project.ts /tmp/copy && npx tsx e2e/reading-order/keep-words.ts /tmp/copy
 *   npx biome format --write e2e/reading-order/words.json && npm run e2e -- --update-snapshots
 */

const [copy = ''] = process.argv.slice(2)
const words = await collectWords(copy)
const file = path.join(import.meta.dirname, 'words.json')
writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`)
