/**
 * The hosts of all tracker scripts, including those that a tracker loads itself: for Google Ads see
 * https://developers.google.com/tag-platform/security/guides/csp
 */
// Stryker disable StringLiteral: only tests that load the module are asked, and it is loaded once.
const hosts = [
  'www.googletagmanager.com',
  'www.googleadservices.com',
  'googleads.g.doubleclick.net',
  'pagead2.googlesyndication.com',
  'www.google.com',
  'connect.facebook.net',
]
// Stryker restore StringLiteral

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown
}

function knownScript(url: string): string {
  if (hosts.includes(new URL(url, location.href).hostname)) return url
  throw new TypeError(`Not a script of a tracker: ${url}`)
}

// Stryker disable next-line BooleanLiteral: only tests that load the module are asked, and it is loaded once.
let hasPolicy = false

/**
 * The content security policy requires a Trusted Types policy for script addresses. This one is the
 * default policy, so that it also covers the scripts that a tracker loads itself.
 */
function ensurePolicy() {
  if (hasPolicy) return
  hasPolicy = true
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  trustedTypes?.createPolicy('default', { createScriptURL: knownScript })
}

async function addScript(url: string): Promise<void> {
  ensurePolicy()
  const script = document.createElement('script')
  script.async = true
  // Asked for here too: not every browser asks the policy.
  script.src = knownScript(url)
  const settled = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`No script at ${url}`))
  })
  document.head.append(script)
  return settled
}

/**
 * A company's script, which is added to the page once. Nothing stops a script that is being fetched,
 * not even removing its element: whoever withdraws it must leave it nothing to do.
 */
export function vendorScript(url: string) {
  let loading: Promise<void> | undefined
  const script = {
    hasRun: false,
    /** @throws Error if the script does not arrive; the next call tries again. */
    load(): Promise<void> {
      loading ??= addScript(url).then(
        () => {
          script.hasRun = true
        },
        error => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
  return script
}
