/** The categories of the specification that need consent. */
export type ProviderCategory = 'functional' | 'analytics' | 'marketing'

/** What a service of another company keeps in the visitor's browser. */
export interface ProviderStore {
  /** Name of the cookie or entry; a star at the end matches any ending. */
  name: string
  kind: 'cookie' | 'localStorage'
  /** The other site that keeps it; missing for this site. */
  site?: string
  category: ProviderCategory
  duration: string
}

/** A service of another company that needs consent. */
export interface Provider {
  /** Stored with the visitor's choice, which covers only the providers in it. */
  id: string
  /** The name that visitors know. */
  service: string
  company: string
  purpose: string
  /** The company's own privacy policy. */
  policy: string
  /**
   * In our privacy policy: where the company takes the data, with which guarantee (art. 13 GDPR); null for one that
   * stands among the business's processors.
   */
  transfer: string | null
  /** In our privacy policy: who answers for the data, the company for us, with us or alone (art. 4, 26, 28 GDPR). */
  responsibility?: string
  /** It may run if one of them is allowed, or always if there is none. */
  categories: readonly ProviderCategory[]
  stores: readonly ProviderStore[]
}

/** Whether the category switches the provider, or a part of what it stores. */
export function belongsTo({ categories, stores }: Provider, category: string): boolean {
  return [...categories, ...stores.map(store => store.category)].some(each => each === category)
}

type Directive = 'script-src' | 'img-src' | 'connect-src' | 'frame-src' | 'trusted-types'

/** The sources and Trusted Types policies that a service needs in the content security policy. */
export type Needs = Partial<Record<Directive, readonly string[]>>

/** Something that a business may set. */
interface OptionalSetting {
  /** The environment variable that overrides it. */
  variable: `VITE_${string}`
  title: string
  hint: string
}

/** A choice between values, with what each does. */
export interface ChoiceSetting extends OptionalSetting {
  meanings: Readonly<Record<string, string>>
}

/** Something that a business writes to connect a service, and how. */
export interface ServiceSetting extends OptionalSetting {
  examples: readonly string[]
  form: RegExp
  /** The message for a malformed value: the problem, then how to write it. */
  problem: string
}
