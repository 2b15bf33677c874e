import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadEnv } from 'vite'
import { envExample } from '../config/env-example.ts'
import { envPrefixes, readVariables, type Settings, type Variables } from '../config/env-schema.ts'
import { findVariable } from '../config/find-variable.ts'
import { describePublicFault } from '../config/site-env.ts'
import { setVariable } from './edit-env.ts'
import { saveFile } from './save-file.ts'

export type Setting = keyof Settings

/** The settings of a build for real, of which .env holds those that nothing else sets. */
export interface EnvFile {
  readAll: () => Variables
  read: (name: Setting) => string
  /** Where a setting stands that .env cannot change; null if it can. */
  findOther: (name: Setting) => string | null
  /** What is wrong with a value; null if nothing is. An empty one is none. */
  findProblem: (name: Setting, value: string) => string | null
  write: (name: Setting, value: string) => void
}

const mode = 'production'

export function openEnvFile(root: string): EnvFile {
  const file = path.join(root, '.env')
  const readAll = () => loadEnv(mode, root, envPrefixes)
  return {
    readAll,
    read: name => readAll()[name]?.trim() ?? '',
    findOther(name) {
      const place = findVariable(root, mode, name)
      return place === null || place.startsWith('.env:') ? null : place
    },
    findProblem(name, value) {
      const { problems } = readVariables({ ...readAll(), [name]: value })
      return problems.find(problem => problem.name === name)?.message ?? describePublicFault(value)
    },
    write(name, value) {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : envExample()
      saveFile(root, '.env', setVariable(text, name, value))
    },
  }
}
