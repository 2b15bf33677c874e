import { test as base, expect } from '@playwright/test'
import { enginePorts } from '../addresses.ts'
import { Receiver } from '../receiver.ts'
import type { Engine, EngineName } from './engine.ts'
import { startChromium, startFirefox } from './puppeteer-engine.ts'
import { SiteProxy } from './site-proxy.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit-engine.ts'

export { expect }

const start: Record<EngineName, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
}

interface OfWorker {
  engineName: EngineName
  engine: Engine
  ownReceiver: Receiver
}

interface OfTest {
  visitor: Visitor
  receiver: Receiver
  siteProxy: SiteProxy
}

export const test = base.extend<OfTest, OfWorker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName]()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  ownReceiver: [
    async ({}, use) => {
      const receiver = await Receiver.start(enginePorts.receiver)
      await use(receiver)
      await receiver.refuse()
    },
    { scope: 'worker' },
  ],
  receiver: async ({ ownReceiver }, use) => {
    await ownReceiver.reset()
    await use(ownReceiver)
  },
  siteProxy: async ({}, use) => {
    const proxy = await SiteProxy.start()
    await use(proxy)
    await proxy.close()
  },
  // Every journey fails at a message in the console, and at what the policy blocks.
  visitor: async ({ engine, siteProxy }, use, { annotations }) => {
    annotations.push({ type: 'engine', description: engine.version })
    const visit = await engine.visit()
    try {
      const visitor = new Visitor(visit, siteProxy.origin)
      await visit.resize(1280, 900)
      await use(visitor)
      const complaints = [...(await visit.complaints()), ...siteProxy.violations]
      expect(visitor.unexpected(complaints), 'console and policy').toEqual([])
    } finally {
      await visit.end()
    }
  },
})
