/** Makes a misspelt name of a variable a type error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

type ServiceSettings = typeof import('./content/services/services').serviceSettings

/** The variable of each setting of a service; an empty one leaves its tracker out of the site. */
type ServiceEnv = {
  readonly [Key in keyof ServiceSettings as ServiceSettings[Key]['variable']]: string
}

/** The configuration of the build; src/content/schema/settings.ts explains each setting. */
interface SiteEnv extends ServiceEnv {
  /** True for a demonstration: its leads go to the inbox of the machine that built it. */
  readonly IS_DEMO: boolean
  readonly VITE_LEAD_WEBHOOK_URL: string
  readonly VITE_LEAD_WEBHOOK_MODE: 'no-cors' | 'cors'
  readonly VITE_COMPANY_WEBHOOK_URL: string
  /** Not empty if the webhook's query gets the campaign. */
  readonly VITE_LEAD_CAMPAIGN: string
}

interface ImportMetaEnv extends SiteEnv {
  /** Where the presentation film is played; set by tooling/business/business-data.ts. */
  readonly FILM: 'none' | 'file' | 'youtube' | 'vimeo'
}
