import { expect, test } from 'vitest'
import { envExample } from './env-example.ts'
import { readVariables } from './env-schema.ts'

const names = [
  'VITE_LEAD_WEBHOOK_URL',
  'VITE_COMPANY_WEBHOOK_URL',
  'VITE_LEAD_WEBHOOK_MODE',
  'VITE_LEAD_CAMPAIGN',
  'VITE_GOOGLE_TAG_ID',
  'VITE_GOOGLE_ADS_CONVERSION',
  'VITE_META_PIXEL_ID',
  'SITE_PORT',
  'INBOX_PORT',
]

test('the committed .env.example has every setting (npx vitest run env-example -u writes it)', async () => {
  await expect(envExample()).toMatchFileSnapshot('../../.env.example')
})

test('the file explains every setting and configures a demonstration', () => {
  const lines = envExample().split('\n')
  const settings = lines.flatMap((line, index) => {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? []
    return name ? [{ name, value, before: lines[index - 1] ?? '' }] : []
  })
  expect(settings.map(({ name }) => name)).toEqual(names)
  for (const { name, before } of settings) expect(before, name).toMatch(/^# \S/)
  const variables = Object.fromEntries(settings.map(({ name, value }) => [name, value]))
  expect(readVariables(variables)).toEqual({
    problems: [],
    settings: { VITE_LEAD_WEBHOOK_MODE: 'no-cors', SITE_PORT: '4173', INBOX_PORT: '4174' },
  })
})
