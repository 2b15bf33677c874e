import path from 'node:path'

interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** All that some modules import statically, themselves included. */
function staticImports(entries: string[], context: ChunkingContext): Set<string> {
  const found = new Set(entries)
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

/**
 * Keeps what every page loads in one chunk. Left alone, the bundler gives what lazy parts share with
 * it chunks of their own, which compress worse and cost requests.
 */
export function applicationChunk(root: string) {
  const entries = ['src/main.tsx', 'src/layout/PageMeta.tsx'].map(file => path.join(root, file))
  let modules: Set<string> | undefined
  return {
    name(id: string, context: ChunkingContext): string | null {
      modules ??= staticImports(entries, context)
      return modules.has(id) ? 'app' : null
    },
  }
}
