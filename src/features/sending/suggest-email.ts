/** The mail providers that people here mistype, with the endings that they have. */
const providers: Record<string, string> = {
  gmail: 'com',
  libero: 'it',
  hotmail: 'it com',
  outlook: 'it com',
  yahoo: 'it com',
  live: 'it com',
  icloud: 'com',
  virgilio: 'it',
  tiscali: 'it',
  fastwebnet: 'it',
}

/** Domains that exist, one slip from those. */
const real = /^(?:gail|tiscali)\.com$|^(?:liber[aei]?|libro|vigilio)\.it$/

/** Slips of the fingers, which no provider above has as its ending. */
const slips = {
  com: /^(?:co?|[co]m|con|c[ip]m|[vx]om|ocm|comm|coom)$/,
  it: /^(?:i|t|ti|i[ry]|[ou]t|iit|itt)$/,
}

/** True if a slip leads from one text to the other: a character too many, too few, wrong, or two swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start++
  const rest = typed.slice(start)
  const missing = meant.slice(start)
  return (
    rest.slice(1) === missing.slice(1) ||
    rest.slice(1) === missing ||
    rest === missing.slice(1) ||
    (rest.slice(2) === missing.slice(2) && rest[0] === missing[1] && rest[1] === missing[0])
  )
}

/** Whether a name means a provider: itself, or a long one that begins alike and is one slip away. */
const means = (name: string, provider: string) =>
  name === provider || (provider.length > 4 && provider[0] === name[0] && isOneSlip(name, provider))

/** The ending that a mistyped one means: one of the provider's, or its only one. */
function endingOf(typed: string, endings: readonly string[]): string | undefined {
  let meant = typed
  for (const [ending, slip] of Object.entries(slips)) if (slip.test(typed)) meant = ending
  if (endings.includes(meant)) return meant
  return endings.length === 1 && /^(?:it|com)?$/.test(meant) ? endings[0] : undefined
}

/** The address that a mistyped one probably means; null for every other, and for each domain that is known to exist. */
export function suggestEmail(email: string): string | null {
  const [, local = '', typed = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(email) ?? []
  const domain = typed.toLowerCase()
  const [name = '', ...rest] = domain.split(/\.+/)
  const [provider, endings = ''] =
    Object.entries(providers).find(([each]) => means(name, each)) ?? []
  const ending = endingOf(rest.join('.'), endings.split(' '))
  const meant = `${provider}.${ending}`
  return !provider || !ending || meant === domain || real.test(domain) ? null : `${local}@${meant}`
}
