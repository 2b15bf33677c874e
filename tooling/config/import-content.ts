import path from 'node:path'
import { runnerImport } from 'vite'

type ContentModule = typeof import('../../src/content/for-tooling.ts')

/** The words of the site. A static import would start Vite again with each change of them. */
export async function importContent(root: string) {
  const file = path.join(root, 'src/content/for-tooling.ts')
  const { module } = await runnerImport<ContentModule>(file, {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
  return module.content
}
