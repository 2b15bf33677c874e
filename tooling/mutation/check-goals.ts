import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findShortfalls } from './goals.ts'

const file = path.resolve(import.meta.dirname, '../../.mutation/report.json')
const shortfalls = findShortfalls(JSON.parse(readFileSync(file, 'utf8')))
if (shortfalls.length > 0) {
  console.error(shortfalls.join('\n'))
  process.exitCode = 1
}
