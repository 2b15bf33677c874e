import type { Plugin } from 'vite'

/** What lists for blockers, such as EasyList Cookie and EasyPrivacy, look for in the address of any site. */
const blocked =
  /cookie|consent|gdpr|banner|popup|track|analytic|pixel|beacon|gtag|google|facebook|advert|\bads?\b/i

/** Names that no blocker knows: without the cookie dialog nobody could choose. Hashes make no such word by chance. */
export function fileNames(): Plugin {
  return {
    name: 'file-names',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      // Both environments name the pictures of a page, and must agree.
      build: { rolldownOptions: { output: { hashCharacters: 'hex' } } },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                chunkFileNames: ({ name }) =>
                  `assets/${blocked.test(name) ? 'part' : '[name]'}-[hash].js`,
              },
            },
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      const [name] = Object.keys(bundle).filter(file => blocked.test(file))
      if (name) this.error(`Blockers would keep ${name} from visitors: tooling/vite/file-names.ts`)
    },
  }
}
