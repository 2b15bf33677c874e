/** What the build was configured with; `tooling/config/site-env.ts` checks it and explains each setting. */
export interface SiteEnv {
  isDemo: boolean
  leadWebhookUrl: string
  leadWebhookMode: 'no-cors' | 'cors'
  companyWebhookUrl: string
  /** Services that start after consent; empty when the site does without. */
  googleTagId: string
  metaPixelId: string
}

declare const __SITE_ENV__: SiteEnv

export const env: SiteEnv = __SITE_ENV__
