/** Hosts that scripts of trackers may come from; their own further scripts included. */
const hosts = ['www.googletagmanager.com', 'connect.facebook.net']

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown
}

let hasPolicy = false

/**
 * The content security policy asks that script addresses pass a policy. It is the default one, so
 * that it also judges the scripts which a tracker loads by itself.
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

/** Adds a script of a tracker to the page; the function returned takes it out again. */
export function loadScript(url: string): () => void {
  ensurePolicy()
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
  return () => script.remove()
}
