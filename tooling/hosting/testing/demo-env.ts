import { allOff } from '../../../src/content/services/optional-settings.ts'

/** The settings of a demonstration. */
export const demoEnv: SiteEnv = {
  IS_DEMO: true,
  VITE_LEAD_WEBHOOK_URL: 'http://localhost:4174/lead',
  VITE_LEAD_WEBHOOK_MODE: 'no-cors',
  VITE_COMPANY_WEBHOOK_URL: 'http://localhost:4174/company',
  ...allOff,
}
