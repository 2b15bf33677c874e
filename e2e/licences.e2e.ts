import { readFileSync } from 'node:fs'
import { expect, test } from './harness/test.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('the published notices name all that the site is made of', async ({ request }) => {
  const notices = await (await request.get('/licenze.txt')).text()
  const { dependencies } = JSON.parse(read('package.json'))
  const works = Object.entries(dependencies).map(
    // The first only hands the second on.
    ([name, version]) => `${name.replace('react-router-dom', 'react-router')} ${version} (MIT)`,
  )
  expect(works.length).toBeGreaterThan(5)
  for (const work of [...works, 'tailwindcss 4', 'Archivo (font) (OFL-1.1)'])
    expect.soft(notices).toContain(work)
})
