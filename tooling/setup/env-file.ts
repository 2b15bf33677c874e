import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadEnv } from 'vite'
import { newEnv } from '../config/env-example.ts'
import { envPrefixes, readVariables, type Settings, type Variables } from '../config/env-schema.ts'
import { findVariable } from '../config/find-variable.ts'
import { describePublicFault } from '../config/site-env.ts'
import { findPublicFault, withoutCredentials } from '../config/webhook-address.ts'
import { setVariable } from './edit-env.ts'
import { saveFile } from './save-file.ts'

export type Setting = keyof Settings

/** The settings of a build for real, of which .env holds those that nothing else sets. */
export interface EnvFile {
  readAll: () => Variables
  read: (name: Setting) => string
  /** Where a setting stands that .env cannot change; null if it can. */
  findOther: (name: Setting) => string | null
  /** What is wrong with a value, without the value; null if nothing is. An empty one is none. */
  findProblem: (name: Setting, value: string) => string | null
  write: (name: Setting, value: string) => void
}

const mode = 'production'

const loopback =
  'è l’indirizzo di questo computer, che i visitatori non raggiungono; se non hai ancora quello vero, cancellalo e premi Invio'

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
      if (findPublicFault(value) === 'loopback') return loopback
      const { problems } = readVariables({ ...readAll(), [name]: value })
      const message = problems.find(problem => problem.name === name)?.message
      // The person sees the value beside it.
      const problem = message ?? describePublicFault(value)
      return problem?.replace(`"${withoutCredentials(value)}" `, () => '') ?? null
    },
    write(name, value) {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : newEnv()
      saveFile(root, '.env', setVariable(text, name, value))
    },
  }
}
