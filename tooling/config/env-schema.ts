import * as v from 'valibot'
import { settingRules } from '../../src/content/schema/settings.ts'
import { withoutCredentials } from '../../src/content/schema/webhook-address.ts'

export type Variables = Record<string, string | undefined>

const portNumber = v.pipe(
  v.string(),
  v.check(
    text => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
    'non è il numero di una porta; scrivine uno da 1 a 65535, come 4173',
  ),
)

/** A setting of the site, which src/content/business/settings.json may hold too. */
const variables: Record<string, keyof typeof settingRules> = {
  VITE_LEAD_WEBHOOK_URL: 'leadWebhook',
  VITE_COMPANY_WEBHOOK_URL: 'companyWebhook',
  VITE_LEAD_WEBHOOK_MODE: 'leadMode',
  VITE_LEAD_CAMPAIGN: 'campaign',
  VITE_GOOGLE_TAG_ID: 'googleTag',
  VITE_GOOGLE_ADS_CONVERSION: 'googleConversion',
  VITE_META_PIXEL_ID: 'metaPixel',
}

/** The settings of the data by the names of their variables, which override them. */
export function toVariables(settings: Readonly<Record<string, unknown>>): Variables {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, key]) =>
      typeof settings[key] === 'string' ? [[name, settings[key]]] : [],
    ),
  )
}

/** The variables that override settings of the data, each with the setting and what it says. */
export const overridesIn = (given: Record<string, string>) =>
  Object.entries(variables).flatMap(([variable, key]) =>
    given[variable] ? [{ variable, key, value: given[variable] }] : [],
  )

/** Every setting of the site; `.env.example` is written from it. */
export const schema = v.object({
  VITE_LEAD_WEBHOOK_URL: v.optional(settingRules.leadWebhook),
  VITE_COMPANY_WEBHOOK_URL: v.optional(settingRules.companyWebhook),
  VITE_LEAD_WEBHOOK_MODE: v.optional(settingRules.leadMode, 'no-cors'),
  VITE_LEAD_CAMPAIGN: v.optional(settingRules.campaign),
  VITE_GOOGLE_TAG_ID: v.optional(settingRules.googleTag),
  VITE_GOOGLE_ADS_CONVERSION: v.optional(settingRules.googleConversion),
  VITE_META_PIXEL_ID: v.optional(settingRules.metaPixel),
  SITE_PORT: v.optional(
    v.pipe(portNumber, v.description('La porta del sito che npm start mostra su questo computer.')),
    '4173',
  ),
  INBOX_PORT: v.optional(
    v.pipe(
      portNumber,
      v.description(
        'La porta della casella dei contatti di prova, che npm start e npm run dev aprono su questo computer.',
      ),
    ),
    '4174',
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
  const message = `vuole un tag Google che conta le conversioni (VITE_GOOGLE_TAG_ID), e c’è "${tag}"; scrivine uno che comincia con AW- o GT-`
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
    message: `"${withoutCredentials(String(issue.input))}" ${issue.message}`,
  }))
  const unknown = Object.keys(given)
    .filter(name => name.startsWith('VITE_') && ![...known, ...foreign].includes(name))
    .map(name => ({
      name,
      message: `non è un’impostazione di questo sito; i nomi giusti sono ${known.join(', ')}`,
    }))
  const problems = [...malformed, ...unknown, ...findUnusedConversion(given)]
  return { settings: parsed.success && problems.length === 0 ? parsed.output : null, problems }
}
