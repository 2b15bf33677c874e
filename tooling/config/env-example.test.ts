import { expect, test } from 'vitest'
import { envExample } from './env-example.ts'

test('the committed .env.example has every setting (npx vitest run env-example -u writes it)', async () => {
  await expect(envExample()).toMatchFileSnapshot('../../.env.example')
})
