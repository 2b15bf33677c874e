import { describe, expect, test } from 'vitest'
import {
  findUrlProblem,
  isEmail,
  isLogRetention,
  isPhone,
  isProvince,
  isTaxCode,
  isVatNumber,
} from './values'
import { findAddressFault, findPublicFault, withoutCredentials } from './webhook-address'

describe.each([
  [
    'an email address',
    isEmail,
    ['info@azienda.it', 'a@b.c.it', 'info@esempio-marketing.it', "d'amico@azienda.it"],
    [
      'info',
      '"info@azienda.it"',
      '«info@azienda.it»',
      'a@example.com',
      'a@azienda.test',
      'info@esempio.it',
    ],
  ],
  [
    'an international phone number',
    isPhone,
    [
      '+39 02 1234 5678',
      '+39 (02) 1234-567.8',
      '+1234567 8',
      '+39 12345678901',
      '+44 1234567890123',
      '+39 0000000001',
    ],
    [
      '39 02 1234 5678',
      'tel +39 02 1234 5678',
      '+39 02 1234 5678 int. 2',
      '+1234567',
      '+39 123456789012',
      '+44 12345678901234',
      '+39 000 000 0000',
    ],
  ],
  [
    'a VAT number',
    isVatNumber,
    ['12345678903', '00159560366', '00123457400'],
    ['12345678904', '00000000000', '1234567890', '001595603660', 'IT12345678903', '12345678903.'],
  ],
  [
    'a tax code',
    isTaxCode,
    ['12345678903', 'RSSMRA80A01F205X', 'RSSMRAULA01F2L5Q'],
    [
      '12345678904',
      'rssmra80a01f205x',
      'RSSMRA80A01F205',
      'xRSSMRA80A01F205X',
      'RSSMRA80A01F205XX',
      'RSSMRA80A99F205X',
      'AAAAAA00A00A000A',
    ],
  ],
  [
    'a time within 24 months',
    isLogRetention,
    ['1 ora', '2 ore', '1 giorno', '30\u00a0giorni', '730 giorni', '1 mese', '24 mesi'],
    ['0 giorni', '731 giorni', '25 mesi', '1000 ore', '30giorni', 'i 30 giorni', '30 giorni o più'],
  ],
  ['a province', isProvince, ['MI', 'SS', 'RM'], ['XX', 'AA', 'mi', 'M', 'MIL', 'xMI']],
])('%s', (_what, isRight, right, wrong) => {
  test.each(right)('may be "%s"', text => expect(isRight(text)).toBe(true))
  test.each(wrong)('is not "%s"', text => expect(isRight(text)).toBe(false))
})

const example = 'https://www.azienda.it'

test.each([
  [example, null],
  ['www.azienda.it', `non è un indirizzo intero; scrivi ${example}`],
  [
    'https://www.azienda.example',
    `è un indirizzo d’esempio; scrivi quello del sito, come ${example}`,
  ],
  [
    'https://azienda',
    'non si raggiunge dalla rete; scrivi quello pubblico, come https://www.azienda.it',
  ],
  ['http://www.azienda.it', `non comincia con https://; scrivi ${example}`],
  ['https://www.azienda.it/it', `ha un percorso in più; scrivi ${example}`],
  ['https://www.azienda.it?a=1', `ha un percorso in più; scrivi ${example}`],
  ['https://www.azienda.it/', `finisce con una barra; scrivi ${example}`],
  ['https://www.Azienda.it', `ha lettere maiuscole; scrivi ${example}`],
  ['https://www.azienda.it:443', `non è scritto come lo mandano i browser; scrivi ${example}`],
])('the address %s of the site: %s', (address, problem) => {
  expect(findUrlProblem(address)).toBe(problem)
})

test.each([
  ['https://hook.eu1.make.com/abc?key=1', null],
  ['http://localhost:4174/lead', null],
  ['hook.eu1.make.com/abc', 'insecure'],
  ['http://hook.eu1.make.com/abc', 'insecure'],
  ['ftp://hook.eu1.make.com/abc', 'insecure'],
  ['https://user:s3cret@n8n.palestra.it/webhook/x', 'credentials'],
  ['http://user:s3cret@localhost:4174/lead', 'credentials'],
  ['https://:s3cret@n8n.palestra.it/webhook/x', 'credentials'],
  ['http://n127.0.0.1.palestra.it/lead', 'insecure'],
  ['http://[::1]:4174/lead', 'ipv6'],
])('%s as the address of a webhook: %s', (address, fault) => {
  expect(findAddressFault(address)).toBe(fault)
})

test.each([
  ['https://hook.eu1.make.com/abc', null],
  ['http://127.0.0.53/lead', 'loopback'],
  ['https://hook.example.com/abc', 'example'],
  ['https://palestra.example/abc', 'example'],
  ['https://n8n.localhost/lead', 'example'],
  ['https://hook.latest/abc', null],
  ['https://192.168.1.10/x', 'private'],
  ['https://10.0.0.5:5678/w', 'private'],
  ['https://172.16.0.1/w', 'private'],
  ['https://172.32.0.1/w', null],
  ['https://0.0.0.0/x', 'private'],
  ['https://100.64.0.1/w', 'private'],
  ['https://n8n.local/w', 'private'],
  ['https://n8n/w', 'private'],
  ['https://n8n.palestra.it./w', 'private'],
  ['https://example.com.palestra.it/abc', null],
  ['http://user:s3cret@localhost:4174/lead', null],
])('%s, for visitors: %s', (address, fault) => {
  expect(findPublicFault(address)).toBe(fault)
})

test.each([
  ['https://user:s3cret@n8n.palestra.it/x', 'https://…@n8n.palestra.it/x'],
  ['https:user:s3:cr@et@n8n.palestra.it/x', 'https://…@n8n.palestra.it/x'],
  ['https://n8n.palestra.it/x', 'https://n8n.palestra.it/x'],
])('%s is shown as %s', (address, shown) => {
  expect(withoutCredentials(address)).toBe(shown)
})
