import { expect, test } from 'vitest'
import { findVendor } from './vendors.ts'

test.each([
  ['https://hook.eu1.make.com/abc', 'Make'],
  ['https://hook.us2.make.com/abc', 'Make'],
  ['https://hook.integromat.com/abc', 'Make'],
  ['https://hooks.zapier.com/hooks/catch/1/abc/', 'Zapier'],
  ['https://palestra.app.n8n.cloud/webhook/abc', 'n8n'],
  ['https://n8n.palestra.it/form', 'n8n'],
  ['https://automazioni.palestra.it/webhook-test/abc', 'n8n'],
  ['https://automazioni.palestra.it/webhook/abc', undefined],
  ['https://nodered.palestra.it/webhook/abc', 'Node-RED'],
  ['https://red.palestra.it:1880/webhook/abc', 'Node-RED'],
  ['https://cloud.activepieces.com/api/v1/webhooks/abc', 'Activepieces'],
  ['https://cloud.activepieces.com/abc', 'Activepieces'],
  ['https://flussi.palestra.it/api/v1/webhooks/abc', 'Activepieces'],
  ['https://make.com/abc', 'Make'],
  ['https://integromat.com/abc', 'Make'],
  ['https://flussi.palestra.it/x/api/v1/webhooks/abc', undefined],
  ['https://xnode-red.palestra.it/lead', undefined],
  ['https://palestra.node-red.it/lead', 'Node-RED'],
  ['https://nodereds.palestra.it/lead', undefined],
  ['https://palestra-n8n.it/form', undefined],
  ['https://notmake.com/abc', undefined],
  ['https://make.com.evil.it/abc', undefined],
  ['https://palestra.it/lead', undefined],
])('%s belongs to %s', (url, name) => {
  expect(findVendor(url)?.name).toBe(name)
})

test.each([
  ['OPTIONS, POST', 'n8n'],
  ['OPTIONS', 'n8n'],
  ['GET,PUT,POST,DELETE', undefined],
  ['POST, OPTIONS', undefined],
  ['OPTIONSX', undefined],
])('who answers that it allows "%s" is %s', (methods, name) => {
  const headers = { 'access-control-allow-methods': methods }
  const answer = { status: 204, headers, bytes: Buffer.from(''), body: '' }
  expect(findVendor('https://palestra.it/n8n/webhook/abc', answer)?.name).toBe(name)
  expect(findVendor('https://palestra.it/lead', answer)).toBe(null)
})

test.each([
  ['https://n8n.palestra.it/webhook-test/abc', true],
  ['https://n8n.palestra.it/webhook/abc', false],
  ['https://cloud.activepieces.com/api/v1/webhooks/abc/test', true],
  ['https://cloud.activepieces.com/api/v1/webhooks/abc/draft/', true],
  ['https://cloud.activepieces.com/api/v1/webhooks/abc/drafts', false],
  ['https://cloud.activepieces.com/api/v1/webhooks/test/abc', false],
  ['https://cloud.activepieces.com/api/v1/webhooks/abc', false],
])('%s as a test address: %s', (url, isTest) => {
  expect(findVendor(url)?.isTestAddress?.(new URL(url))).toBe(isTest)
})

test('Zapier is never taken at its word', () => {
  const zapier = findVendor('https://hooks.zapier.com/hooks/catch/1/abc/')
  expect(zapier).toMatchObject({ alwaysSucceeds: true, whenNoCors: null })
  expect(zapier?.whenRefused).toContain('ricevi i contatti con un altro servizio')
})
