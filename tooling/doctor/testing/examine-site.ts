import { expect, test } from 'vitest'
import type { LocalBuild } from '../local-build.ts'
import { checkSite } from '../site-checks.ts'
import {
  companyWebhook,
  deploy,
  type Files,
  leadWebhook,
  securityHeaders,
  siteUrl,
} from './local-deployment.ts'

export async function examine(address: string, build: LocalBuild | null = null) {
  const webhooks = [leadWebhook, companyWebhook]
  const net = { timeout: 5_000 }
  const checks = await checkSite({ address, siteUrl, webhooks, build, net })
  return checks
    .filter(({ check }) => check !== 'site.address')
    .map(({ check, outcome, target, message }) => `${outcome} ${check} ${target}: ${message}`)
}

export const faultsOf = (lines: string[]) => lines.filter(line => !line.startsWith('ok '))

export const builtHeaders = [
  '# Generated',
  '/*',
  ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
  '/aziende',
  '  Cache-Control: no-cache',
  '/assets/*',
  '  X-Content-Type-Options: other',
].join('\n')

export function edit(path: string, change: (body: string) => string) {
  return (files: Files) => {
    const file = files.get(path)
    if (!file) throw new Error(`${path} is not there`)
    const body = change(String(file.body))
    if (body === file.body) throw new Error(`${path} is as it was`)
    files.set(path, { ...file, body })
  }
}

export function respond(path: string, status: number, headers: Record<string, string> = {}) {
  return (files: Files) => {
    const file = files.get(path) ?? files.get('*')
    if (!file) throw new Error(`${path} is not there`)
    files.set(path, { ...file, status, headers: { ...file.headers, ...headers } })
  }
}

export function withoutHeader(path: string, name: string) {
  return (files: Files) => {
    const file = files.get(path)
    const { [name]: value, ...headers } = file?.headers ?? {}
    if (!file || !value) throw new Error(`${path} has no ${name}`)
    files.set(path, { ...file, headers })
  }
}

/** Tests that each change to a sound deployment has this one fault. */
export function testFaults(
  rows: [sentence: string, change: (files: Files) => void, fault: string][],
) {
  test.each(rows)('%s is named, and nothing else', async (_sentence, change, expected) => {
    const { address } = await deploy(change)
    expect(faultsOf(await examine(address))).toEqual([expected])
  })
}
