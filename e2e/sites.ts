import {
  providerEnv,
  providerPorts,
  receiverOrigin,
  sitePorts,
  trackingEnv,
  trackingPort,
} from './addresses.ts'
import { realSites } from './real-content/real-sites.ts'
import { buildInto, folderOf, webhooks } from './servers.ts'

/** A build of the site that the journeys meet. */
export interface Site {
  port: number
  /** Builds it, from the folder of the project. */
  command: string
  /** Where it is then. */
  folder: string
  env: Record<string, string>
}

const env = webhooks(receiverOrigin)

const built = (port: number, variables: Record<string, string> = {}): Site => ({
  port,
  command: buildInto(folderOf(port)),
  folder: folderOf(port),
  env: { ...env, ...variables },
})

export const productionSite = built(sitePorts.production)

export const otherSites: readonly Site[] = [
  // React only reports a hydration mismatch in its development build.
  built(sitePorts.development, { NODE_ENV: 'development' }),
  built(trackingPort, trackingEnv),
  built(providerPorts.analytics, providerEnv.analytics),
  built(providerPorts.ads, providerEnv.ads),
  built(providerPorts.both, providerEnv.both),
  built(providerPorts.meta, providerEnv.meta),
  ...realSites,
]
