/** Makes a misspelt name of a variable a type error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

/** The configuration of the build; tooling/config/env-schema.ts explains each setting. */
interface SiteEnv {
  /** True for a demonstration: its leads go to the inbox of the machine that built it. */
  readonly IS_DEMO: boolean
  readonly VITE_LEAD_WEBHOOK_URL: string
  readonly VITE_LEAD_WEBHOOK_MODE: 'no-cors' | 'cors'
  readonly VITE_COMPANY_WEBHOOK_URL: string
  /** Not empty when the campaign of a lead is added to the query of its webhook. */
  readonly VITE_LEAD_CAMPAIGN: string
  /** Identifiers of trackers; an empty one leaves its tracker out of the site. */
  readonly VITE_GOOGLE_TAG_ID: string
  /** Where Google Ads counts a lead, as "AW-123/label"; empty for nowhere. */
  readonly VITE_GOOGLE_ADS_CONVERSION: string
  readonly VITE_META_PIXEL_ID: string
}

interface ImportMetaEnv extends SiteEnv {
  /** Where the presentation film is, if there is one; tooling/business/business-data.ts puts it in. */
  readonly FILM: 'none' | 'file' | 'youtube' | 'vimeo'
}
