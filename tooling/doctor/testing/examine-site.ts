import { expect, test } from 'vitest'
import type { Check } from '../check.ts'
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

async function examineChecks(address: string, build: LocalBuild | null) {
  const webhooks = [leadWebhook, companyWebhook]
  const net = { timeout: 5_000 }
  const checks = await checkSite({ address, siteUrl, webhooks, build, net })
  return checks.filter(({ check }) => check !== 'site.address')
}

const lineOf = ({ check, outcome, target, message }: Check) =>
  `${outcome} ${check} ${target}: ${message}`

export async function examine(address: string, build: LocalBuild | null = null) {
  return (await examineChecks(address, build)).map(lineOf)
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

/** Puts a text at the beginning of the home page. */
export const say = (text: string) => edit('/', body => body.replace('<body>', `<body>${text}`))

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

/** A change to a sound deployment, the fault that it is beside a build, and what to do about it. */
export type FaultRow = [
  sentence: string,
  change: (files: Files) => void,
  fault: string,
  remedy: string,
  build?: LocalBuild,
]

/** Tests that each change has this one fault. */
export function testFaults(rows: FaultRow[]) {
  test.each(rows)('%s is named, and nothing else', async (_sentence, ...row) => {
    const [change, fault, remedy, build = null] = row
    const { address } = await deploy(change)
    const faults = (await examineChecks(address, build)).filter(({ outcome }) => outcome !== 'ok')
    expect(faults.map(check => [lineOf(check), check.remedy])).toEqual([[fault, remedy]])
  })
}
