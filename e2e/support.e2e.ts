import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { sitePorts } from './addresses.ts'
import { folderOf } from './servers.ts'
import { atRule } from './support/older-browsers.ts'
import { features, insideSupports, oldestFor } from './support/shipped-features.ts'
import { expect, test } from './test.ts'

const folder = path.resolve(import.meta.dirname, '..', folderOf(sitePorts.production))

async function readBuilt(extension: string): Promise<string> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter(name => name.endsWith(extension))
  return (await Promise.all(files.map(name => readFile(path.join(folder, name), 'utf8')))).join(
    '\n',
  )
}

const supported = (name: string) =>
  Number(packageJson.browserslist.find(query => query.startsWith(`${name} `))?.split('>= ')[1])

async function readAll() {
  const inside = (await readBuilt('.html')).match(/<(style|script)\b[^>]*>.*?<\/\1>/gs) ?? []
  const startingWith = (start: string) => inside.filter(part => part.startsWith(start)).join('\n')
  return {
    style: (await readBuilt('.css')) + startingWith('<style'),
    script: (await readBuilt('.js')) + startingWith('<script data-style'),
  }
}

test('the built files need no newer browsers than those that are supported', async () => {
  const built = await readAll()
  const used = features.filter(({ kind, pattern }) => pattern.test(built[kind]))
  for (const name of ['chrome', 'firefox', 'safari'] as const) {
    const tooNew = used.filter(each => oldestFor([each])[name] > supported(name))
    expect(
      tooNew.map(each => each.name),
      `needed by ${name} ${supported(name)}`,
    ).toEqual([])
  }
  expect(oldestFor(used), 'the oldest browsers with all that the site needs').toEqual({
    chrome: 99,
    firefox: 97,
    safari: 15.4,
  })
  // What is named as dispensable is really there.
  const absent = features.filter(each => each.without && !used.includes(each))
  expect(absent.map(each => each.name)).toEqual([])
})

test('what is named as guarded by @supports stands nowhere else', async () => {
  const guarded = features.filter(({ without }) => without === insideSupports)
  const unguarded = (await readAll()).style.replaceAll(atRule('@supports'), '')
  expect(guarded.length).toBeGreaterThan(0)
  const found = guarded.filter(({ pattern }) => pattern.test(unguarded))
  expect(found.map(({ name }) => name)).toEqual([])
})

test('a colour that older browsers do not know follows one that they know', async () => {
  const { style } = await readAll()
  const modern = style.match(/[\w-]+:lab\(/g) ?? []
  const withOlder = style.match(/([\w-]+):#[0-9a-f]+;\1:lab\(/g) ?? []
  expect(modern.length).toBeGreaterThan(0)
  expect(withOlder).toHaveLength(modern.length)
})
