import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const repository = path.join(import.meta.dirname, '../..')

/*
 * Imports point one way. Each room may know itself and those beside it; where rooms lie within each other the
 * inner one counts. Types may look up: that is how the compiler checks the words against the rules.
 */
const rooms: Record<string, string> = {
  'src/lib': '',
  'src/brand': 'src/lib',
  'src/shims': 'src/lib',
  'src/ui': 'src/lib',
  'src/content/services': '',
  'src/content/schema': 'src/lib src/content',
  'src/content': 'src/lib src/content/services',
  'src/features/consent': 'src/lib src/ui src/content',
  'src/features/sending': 'src/lib src/ui src/content src/brand src/features/tracking',
  'src/features/tracking': 'src/lib src/ui src/content src/features/consent',
  'src/features/contact':
    'src/lib src/ui src/content src/brand src/features/sending src/features/tracking',
  'src/features/company-lead':
    'src/lib src/ui src/content src/brand src/features/sending src/features/tracking',
  'src/layout': 'src/lib src/ui src/content src/brand src/features',
  'src/pages': 'src/lib src/ui src/content src/brand src/features src/layout',
  'tooling/machine': '',
  'tooling/business': 'src',
  'tooling/config': 'src tooling/business',
  'tooling/pictures': 'src tooling/business',
  'tooling/seo': 'src',
  'tooling/vite': 'src tooling/business tooling/hosting tooling/seo',
  'tooling/hosting': 'src tooling/business',
  'tooling/doctor': 'src tooling/business tooling/config tooling/hosting',
  'tooling/lead-inbox': 'tailwind.config.ts',
  'tooling/setup':
    'src tooling/business tooling/config tooling/doctor tooling/pictures vite.config.ts',
}

const isIn = (file: string, room: string) => file === room || file.startsWith(`${room}/`)
const roomOf = (file: string) =>
  Object.keys(rooms)
    .filter(room => isIn(file, room))
    .sort((one, other) => other.length - one.length)[0]

/** The files of the project that a file imports. */
function importsOf(file: string, withTypes = false): string[] {
  const text = readFileSync(path.join(repository, file), 'utf8')
  const code = withTypes ? text : text.replaceAll(/^import type [^']*'[^']*'/gm, '')
  return [...code.matchAll(/(?:from|import|import\()\s*'([~.]{1,2}\/[^']+)'/g)].map(
    ([, target = '']) =>
      target.startsWith('~')
        ? `src${target.slice(1)}`
        : path.posix.join(path.dirname(file), target),
  )
}

test.each(Object.entries(rooms))('%s imports nothing that lies above it', (room, below) => {
  const known = [room, ...below.split(' ').filter(Boolean)]
  const files = readdirSync(path.join(repository, room), { recursive: true, encoding: 'utf8' })
    .map(name => path.posix.join(room, name.replaceAll('\\', '/')))
    .filter(file => roomOf(file) === room && /(?<!\.test)\.tsx?$/.test(file))
  expect(files).not.toEqual([])
  const upward = files.flatMap(file =>
    importsOf(file)
      .filter(target => !known.some(each => isIn(target, each)))
      .map(target => `${file} imports ${target}`),
  )
  expect(upward).toEqual([])
})

test('no files import each other in a circle, not even for types', () => {
  const files = ['src', 'tooling', 'e2e', 'bench'].flatMap(folder =>
    readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
      .map(name => path.posix.join(folder, name.replaceAll('\\', '/')))
      .filter(file => /\.tsx?$/.test(file)),
  )
  const find = (target: string) =>
    [target, `${target}.ts`, `${target}.tsx`].find(file => files.includes(file))
  const done = new Set<string>()
  const circles: string[] = []
  function follow(file: string, way: readonly string[]) {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '))
    if (done.has(file)) return
    done.add(file)
    for (const target of importsOf(file, true)) {
      const next = find(target)
      if (next) follow(next, [...way, file])
    }
  }
  for (const file of files) follow(file, [])
  expect(files).toContain('src/App.tsx')
  expect(circles).toEqual([])
})
