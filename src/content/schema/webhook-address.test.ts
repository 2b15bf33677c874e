import { expect, test } from 'vitest'
import { findAddressFault, findPublicFault, withoutCredentials } from './webhook-address'

test.each([
  ['https://hook.eu1.make.com/abc?key=1', null],
  ['http://localhost:4174/lead', null],
  ['http://127.0.0.1:9/lead', null],
  ['hook.eu1.make.com/abc', 'insecure'],
  ['http://hook.eu1.make.com/abc', 'insecure'],
  ['ftp://hook.eu1.make.com/abc', 'insecure'],
  ['ftp://localhost/abc', 'insecure'],
  ['https://user:s3cret@n8n.palestra.it/webhook/x', 'credentials'],
  ['https://token@n8n.palestra.it/webhook/x', 'credentials'],
  ['http://user:s3cret@localhost:4174/lead', 'credentials'],
  ['https://:s3cret@n8n.palestra.it/webhook/x', 'credentials'],
  ['http://n127.0.0.1.palestra.it/lead', 'insecure'],
  ['http://[::1]:4174/lead', 'ipv6'],
  ['https://[2001:db8::1]/lead', 'ipv6'],
])('%s as the address of a webhook: %s', (address, fault) => {
  expect(findAddressFault(address)).toBe(fault)
})

test.each([
  ['https://hook.eu1.make.com/abc', null],
  ['https://n8n.palestra.it/webhook/example', null],
  ['https://localhost:4174/lead', 'loopback'],
  ['http://127.0.0.53/lead', 'loopback'],
  ['https://hook.example.com/abc', 'example'],
  ['https://palestra.example/abc', 'example'],
  ['https://hooks.test/lead', 'example'],
  ['https://n8n.localhost/lead', 'example'],
  ['https://test/lead', 'example'],
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
  ['http://hook.example.com/abc', null],
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
