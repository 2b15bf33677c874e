import * as v from 'valibot'
import { type AddressFault, findAddressFault, withoutCredentials } from './webhook-address.ts'

export type Variables = Record<string, string | undefined>

const addressFaults: Record<AddressFault, string> = {
  insecure: 'must be an https:// address (http:// only on this machine)',
  credentials:
    'must have no user and password, which browsers refuse and every visitor could read (switch the authentication of the webhook off)',
  ipv6: 'must have a host name, because the content security policy cannot name an IPv6 address',
}

const webhookUrl = v.optional(
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed ? findAddressFault(dataset.value) : null
      if (fault) addIssue({ message: addressFaults[fault] })
    }),
  ),
)

const portNumber = v.pipe(
  v.string(),
  v.check(
    text => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
    'must be the number of a port (1 to 65535)',
  ),
)

/** Every setting of the site; `.env.example` is written from it. */
export const schema = v.object({
  VITE_LEAD_WEBHOOK_URL: v.pipe(
    webhookUrl,
    v.description(
      'Where the lead form, on every page, posts: the final address, without redirects or a password.\nWith neither webhook, and while the content has demo() values, the build is a demonstration, except\nwhere Netlify, Cloudflare Pages or Vercel build.',
    ),
    v.examples(['https://hook.eu1.make.com/abc']),
  ),
  VITE_COMPANY_WEBHOOK_URL: v.pipe(
    webhookUrl,
    v.description(
      'Where the form for companies posts. The receiver must answer the cors preflight:\nnpm run doctor tests it.',
    ),
    v.examples(['https://hook.eu1.make.com/def']),
  ),
  VITE_LEAD_WEBHOOK_MODE: v.pipe(
    v.optional(v.picklist(['no-cors', 'cors'], 'must be "no-cors" or "cors"'), 'no-cors'),
    v.description(
      'How the lead form posts: no-cors reaches any receiver but cannot see an error;\ncors reads the answer, if the receiver allows it.',
    ),
    v.examples(['no-cors', 'cors']),
  ),
  VITE_LEAD_CAMPAIGN: v.pipe(
    v.optional(v.picklist(['utm'], 'must be "utm", or empty')),
    v.description(
      'Adds the utm_* parameters of the address on which a visitor arrived to the query of the webhook.\nThe privacy policy then says so. Leave empty to do without.',
    ),
    v.examples(['utm']),
  ),
  VITE_GOOGLE_TAG_ID: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^(?:G|GT|AW)-[A-Z0-9]+$/, 'must look like G-ABC123'))),
    v.description(
      'Google tag, started only after consent: G- measures visits, AW- adverts, GT- both.\nLeave empty to do without.',
    ),
    v.examples(['G-ABC123', 'AW-123456789', 'GT-ABC123']),
  ),
  VITE_GOOGLE_ADS_CONVERSION: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(/^AW-\d+\/[\w-]+$/, 'must look like AW-123456789/AbC-D_efG')),
    ),
    v.description(
      'Where Google Ads counts a lead: the conversion of the action, as Google Ads shows it (send_to).\nNeeds a VITE_GOOGLE_TAG_ID that begins with AW- or GT-. Leave empty to do without.',
    ),
    v.examples(['AW-123456789/AbC-D_efG']),
  ),
  VITE_META_PIXEL_ID: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{5,20}$/, 'must be the number of a pixel'))),
    v.description('Meta pixel, started only after consent. Leave empty to do without.'),
    v.examples(['1234567890']),
  ),
  SITE_PORT: v.pipe(
    v.optional(portNumber, '4173'),
    v.description('Port of the site that npm start serves.'),
  ),
  INBOX_PORT: v.pipe(
    v.optional(portNumber, '4174'),
    v.description('Port of the lead inbox that npm start and npm run dev run on this machine.'),
  ),
})

export type Settings = v.InferOutput<typeof schema>

/** Prefixes for Vite's loadEnv. */
export const envPrefixes = ['VITE_', 'SITE_PORT', 'INBOX_PORT']

/** Variables with our prefix that Vite itself sets. */
const foreign = ['VITE_USER_NODE_ENV']

/** The variables with a value, trimmed; a blank one counts as absent. */
export function givenVariables(variables: Variables): Record<string, string> {
  const trimmed = Object.entries(variables).map(([name, value = '']) => [name, value.trim()])
  return Object.fromEntries(trimmed.filter(([, value]) => value))
}

/** Only the tags of Google Ads count conversions: with another one no lead would be counted. */
function findUnusedConversion({
  VITE_GOOGLE_ADS_CONVERSION: conversion,
  VITE_GOOGLE_TAG_ID: tag = '',
}: Record<string, string>) {
  if (!conversion || /^(?:AW|GT)-/.test(tag)) return []
  const message = `needs a VITE_GOOGLE_TAG_ID that begins with AW- or GT-, not "${tag}"`
  return [{ name: 'VITE_GOOGLE_ADS_CONVERSION', message }]
}

/**
 * Reads the settings, which are null if there is any problem. An unknown variable with our prefix is
 * a problem too: otherwise a misspelt name would silently turn a real site into a demonstration.
 */
export function readVariables(variables: Variables) {
  const known = Object.keys(schema.entries)
  const given = givenVariables(variables)
  const parsed = v.safeParse(schema, given)
  const malformed = (parsed.issues ?? []).map(issue => ({
    name: v.getDotPath(issue) ?? '',
    message: `${issue.message}, not "${withoutCredentials(String(issue.input))}"`,
  }))
  const unknown = Object.keys(given)
    .filter(name => name.startsWith('VITE_') && ![...known, ...foreign].includes(name))
    .map(name => ({ name, message: `is not a setting of this site (${known.join(', ')})` }))
  const problems = [...malformed, ...unknown, ...findUnusedConversion(given)]
  return { settings: parsed.success && problems.length === 0 ? parsed.output : null, problems }
}
