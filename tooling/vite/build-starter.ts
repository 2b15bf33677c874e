import path from 'node:path'
import { build, type ResolvedBuildOptions } from 'vite'

/** Builds the starter (src/starter.ts) as one classic script to inline in a page. */
export async function buildStarter(
  root: string,
  target: ResolvedBuildOptions['target'],
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      target,
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input: path.join(root, 'src/starter.ts'), output: { format: 'iife' } },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  if (!bundle || !('output' in bundle)) throw new Error('The starter was not built')
  const code = bundle.output[0].code.trim()
  if (code.includes('</script')) throw new Error('The starter would end its own script element')
  return code
}
