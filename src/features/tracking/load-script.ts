/** The hosts of all tracker scripts, including those that a tracker loads itself. */
const hosts = new Set<string>()

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown
}

function knownScript(url: string): string {
  if (hosts.has(new URL(url, location.href).hostname)) return url
  throw new TypeError(`Not a script of a tracker: ${url}`)
}

// The content security policy requires a Trusted Types policy for script addresses. This one is the
// default policy, so that it also covers the scripts that a tracker loads itself.
const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
trustedTypes?.createPolicy('default', { createScriptURL: knownScript })

async function addScript(url: string): Promise<void> {
  const script = document.createElement('script')
  script.async = true
  script.src = url
  const settled = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`No script at ${url}`))
  })
  document.head.append(script)
  return settled
}

/**
 * A company's script, which is added to the page once and may add scripts of the other sites. A script that is being
 * fetched cannot be stopped, so a withdrawal must empty its queue.
 */
export function vendorScript(url: string, otherSites: readonly string[] = []) {
  for (const site of [url, ...otherSites]) hosts.add(new URL(site).hostname)
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
