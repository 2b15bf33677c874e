/** Makes a misspelt name of a variable a type error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

type ServiceSettings = typeof import('./content/services/services').serviceSettings

/** Of each setting of a service what the business has written; empty leaves its tracker out of the site. */
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
  /** Not empty when the campaign of a lead is added to the query of its webhook. */
  readonly VITE_LEAD_CAMPAIGN: string
}

interface ImportMetaEnv extends SiteEnv {
  /** Where the presentation film is, if there is one; tooling/business/business-data.ts puts it in. */
  readonly FILM: 'none' | 'file' | 'youtube' | 'vimeo'
}
