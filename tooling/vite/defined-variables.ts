import type { Plugin } from 'vite'

/**
 * The variables that styles read without a default, and that neither styles nor scripts set. A script
 * names a variable whole, or its beginning: sonner puts --offset and a side together.
 */
export function findUndefinedVariables(styles: string, scripts: string): string[] {
  const read = [...styles.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => name ?? [])
  const isSetByStyles = (name: string) =>
    new RegExp(`${name}\\s*:|@property ${name}\\b`).test(styles)
  const isSetByScripts = (name: string) =>
    [name, name.replace(/-\w+$/, '')].some(part => new RegExp(`(["'\`])${part}\\1`).test(scripts))
  return [...new Set(read)].filter(name => !isSetByStyles(name) && !isSetByScripts(name))
}

/** Stops a build whose styles read a variable that nobody sets: the browser would drop the rule. */
export function definedVariables(): Plugin {
  return {
    name: 'defined-variables',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
      const styles = files.flatMap(file =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
      )
      const scripts = files.flatMap(file => (file.type === 'chunk' ? file.code : []))
      const [name] = findUndefinedVariables(styles.join('\n'), scripts.join('\n'))
      if (name) {
        this.error(
          `Uno stile legge var(${name}), che nessuno imposta: usa un colore o una misura di tailwind.config.ts`,
        )
      }
    },
  }
}
