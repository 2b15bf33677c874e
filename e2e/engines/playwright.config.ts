import { defineConfig } from '@playwright/test'
import { enginePorts } from '../addresses.ts'
import { buildInto, folderOf, serveAsInProduction, server, webhooks } from '../servers.ts'
import { type EngineName, engineNames } from './engine.ts'

const { E2E_ENGINES = engineNames.join(' ') } = process.env
const receiver = `http://127.0.0.1:${enginePorts.receiver}`
const { site } = enginePorts
const folder = folderOf(site)
const command = `${buildInto(folder)} && ${serveAsInProduction(folder, site)}`

/*
 * The same journeys in each engine, one after the other: the address of the receiver is built into the
 * site, so that two visitors at a time could not tell their leads apart.
 */
// The demonstration shows all that the specification names, whatever a business has filled in.
process.env.SITE_DATA = 'demo'

export default defineConfig<object, { engineName: EngineName }>({
  testMatch: '*.journeys.ts',
  outputDir: '../../.e2e/engines',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['./table-reporter.ts']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: engineNames
    .filter(name => E2E_ENGINES.includes(name))
    .map(engineName => ({ name: engineName, use: { engineName } })),
  webServer: server(site, command, webhooks(receiver)),
})
