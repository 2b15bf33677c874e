/** The hosts of all tracker scripts, including those that a tracker loads itself. */
const hosts = ['www.googletagmanager.com', 'connect.facebook.net']

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown
}

let hasPolicy = false

/**
 * The content security policy requires a Trusted Types policy for script addresses. This one is the
 * default policy, so that it also covers the scripts that a tracker loads itself.
 */
function ensurePolicy() {
  if (hasPolicy) return
  hasPolicy = true
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  trustedTypes?.createPolicy('default', {
    createScriptURL: url => {
      if (hosts.includes(new URL(url, location.href).hostname)) return url
      throw new TypeError(`Not a script of a tracker: ${url}`)
    },
  })
}

/** Adds a tracker script to the page; the returned function removes it. */
export function loadScript(url: string): () => void {
  ensurePolicy()
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
  return () => script.remove()
}
