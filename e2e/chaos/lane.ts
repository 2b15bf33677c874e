import type { Browser } from '@playwright/test'
import { launchChromium } from '../../tooling/machine/launch-chromium.ts'
import { receiverOrigin } from '../addresses.ts'
import { Network, type RequestFault } from './faults.ts'
import { FaultyServer } from './faulty-server.ts'
import { LeadReceiver } from './lead-receiver.ts'

export interface Folders {
  first: string
  /** What a deploy in the middle replaces it with. */
  second: string
}

/** A browser with a site and a receiver of its own: one case at a time. */
export class Lane {
  private constructor(
    readonly browser: Browser,
    readonly network: Network,
    readonly site: FaultyServer,
    readonly receiver: LeadReceiver,
  ) {}

  static async open(folders: Folders): Promise<Lane> {
    const network = new Network()
    const site = await FaultyServer.start(folders, network)
    const receiver = await LeadReceiver.start(network)
    const { host } = new URL(receiverOrigin)
    const browser = await launchChromium([
      `--host-resolver-rules=MAP ${host} 127.0.0.1:${receiver.port}`,
    ])
    return new Lane(browser, network, site, receiver)
  }

  reset(fault?: RequestFault): void {
    this.site.reset()
    this.receiver.reset()
    this.network.reset(fault)
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.site.close()
    await this.receiver.close()
  }
}
