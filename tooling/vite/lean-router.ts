import type { Plugin } from 'vite'

/**
 * Lets the bundler drop what the site does not use of react-router: NavLink, Form, ScrollRestoration and
 * much of the framework mode. Names for React's developer tools, and calls that are not marked as pure,
 * look like effects and would keep them.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/ },
      handler: code =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(
            /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
            '$1/* @__PURE__ */ ',
          ),
    },
  }
}
