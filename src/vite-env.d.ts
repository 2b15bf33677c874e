/** Makes a misspelt name of a variable an error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

/** What the build was configured with; tooling/config/env-schema.ts explains each setting. */
interface SiteEnv {
  /** Whether this is a demonstration, whose leads go to the inbox of the machine that built it. */
  readonly IS_DEMO: boolean
  readonly VITE_LEAD_WEBHOOK_URL: string
  readonly VITE_LEAD_WEBHOOK_MODE: 'no-cors' | 'cors'
  readonly VITE_COMPANY_WEBHOOK_URL: string
  /** Trackers; empty when the site does without. */
  readonly VITE_GOOGLE_TAG_ID: string
  readonly VITE_META_PIXEL_ID: string
}

interface ImportMetaEnv extends SiteEnv {}
