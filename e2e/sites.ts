import {
  providerEnv,
  providerPorts,
  readingOrderFolder,
  readingOrderPort,
  realContentFolder,
  realContentPort,
  realReceiver,
  receiverOrigin,
  sitePorts,
  trackingEnv,
  trackingPort,
} from './addresses.ts'
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

const copyTo = (folder: string) => `tsx e2e/real-content/copy-project.ts ${folder}`

/** The real build of another business, in a copy of the project. */
const builtInCopy = (port: number, copy: string, makeCopy: string): Site => ({
  port,
  command: `${makeCopy} && cd ${copy} && vite build --outDir dist --logLevel warn`,
  folder: `${copy}/dist`,
  env: webhooks(`https://${realReceiver}`),
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
  builtInCopy(realContentPort, realContentFolder, copyTo(realContentFolder)),
  builtInCopy(
    readingOrderPort,
    readingOrderFolder,
    `${copyTo(readingOrderFolder)} && tsx e2e/reading-order/lay-words.ts ${readingOrderFolder}`,
  ),
]
