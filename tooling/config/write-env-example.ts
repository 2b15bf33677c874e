import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { envExample } from './env-example.ts'

writeFileSync(path.join(import.meta.dirname, '../../.env.example'), envExample())
