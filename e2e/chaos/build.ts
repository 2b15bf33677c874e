import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from './lane.ts'
import { makeSecondBuild } from './second-build.ts'

const root = path.resolve(import.meta.dirname, '../..')
export const workFolder = path.join(root, '.e2e/chaos')

/** A built site, and beside it the one that a deploy brings. */
export async function withSecondBuild(first: string, name = 'second'): Promise<Folders> {
  if (!existsSync(path.join(first, 'index.html'))) throw new Error(`No built site in ${first}`)
  const second = path.join(workFolder, name)
  await makeSecondBuild(first, second)
  return { first, second }
}
