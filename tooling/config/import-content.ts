import path from 'node:path'
import { runnerImport } from 'vite'

type ContentModule = typeof import('../../src/content/for-tooling.ts')

/** The content as it is now: a static import would keep what it was when the program started. */
export async function importContent(root: string) {
  const file = path.join(root, 'src/content/for-tooling.ts')
  const { module } = await runnerImport<ContentModule>(file, {
    configFile: false,
    logLevel: 'error',
  })
  return module.content
}
