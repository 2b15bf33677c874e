import { serviceSettings } from '../../../src/content/services/services.ts'

const services = Object.values(serviceSettings).map(({ variable }) => [variable, ''])

/** The settings of a demonstration. */
export const demoEnv: SiteEnv = {
  IS_DEMO: true,
  VITE_LEAD_WEBHOOK_URL: 'http://localhost:4174/lead',
  VITE_LEAD_WEBHOOK_MODE: 'no-cors',
  VITE_COMPANY_WEBHOOK_URL: 'http://localhost:4174/company',
  VITE_LEAD_CAMPAIGN: '',
  ...(Object.fromEntries(services) as ServiceEnv),
}
