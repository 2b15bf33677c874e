import type { Provider } from '~/content/services/provider'

/** A service with what a test is about; the rest is blank. */
export const aProvider = (about: Pick<Provider, 'id'> & Partial<Provider>): Provider => ({
  ...{ service: about.id, company: '', purpose: '', policy: '', transfer: '' },
  ...{ categories: [], stores: [] },
  ...about,
})
