/** Makes a misspelt name of a variable a type error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

type OptionalSettings = typeof import('./content/services/optional-settings').optionalSettings

/** The variable of each optional setting; an empty one leaves what it switches on out of the site. */
type OptionalEnv = {
  readonly [Key in keyof OptionalSettings as OptionalSettings[Key]['variable']]: string
}

/** The configuration of the build; src/content/schema/settings.ts explains each setting. */
interface SiteEnv extends OptionalEnv {
  /** True for a demonstration: its leads go to the inbox of the machine that built it. */
  readonly IS_DEMO: boolean
  readonly VITE_LEAD_WEBHOOK_URL: string
  readonly VITE_LEAD_WEBHOOK_MODE: 'no-cors' | 'cors'
  readonly VITE_COMPANY_WEBHOOK_URL: string
}

interface ImportMetaEnv extends SiteEnv {
  /** Where the presentation film is played; set by tooling/business/business-data.ts. */
  readonly FILM: 'none' | 'file' | 'youtube' | 'vimeo'
}
