/** What the build calls the browsers; a Samsung Internet from 20 on is a Chromium from 106 on. */
const targetNames: Record<string, string | null> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
  samsung: null,
}

/**
 * The targets of the build for the `browserslist` of package.json, whose queries here are all of the
 * form "name >= version".
 */
export function browserTargets(queries: readonly string[]): string[] {
  return queries.flatMap(query => {
    const [, name = '', version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(query) ?? []
    const target = targetNames[name]
    if (target === undefined) throw new Error(`browserslist: "${query}" is not understood`)
    return target ? `${target}${version}` : []
  })
}
