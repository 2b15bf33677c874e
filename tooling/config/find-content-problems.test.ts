import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { content } from '../../src/content/for-tooling.ts'
import { findContentProblems, findMissingPhotos } from './find-content-problems.ts'

const code = `export const team = {
  members: [
    { name: 'Ivo', photo: '/team/ivo.jpg' },
    {
      name: 'Eva',
      photo: 'eva.jpg',
    },
  ],
}`
const [member] = content.members

function problems(...files: string[]) {
  if (!member) throw new Error('The team is empty')
  const members = ['/team/ivo.jpg', 'eva.jpg'].map(photo => ({ ...member, photo }))
  // The type of the content knows only the photos of today.
  return findMissingPhotos(code, members as never, file => files.includes(file))
}

test('a photo that is not in the folder public is named with its line', () => {
  expect(problems('publiceva.jpg')).toEqual([
    expect.stringMatching(
      /^src\/content\/home\.ts:3: team\.members\.0\.photo: "\/team\/ivo\.jpg" /,
    ),
    expect.stringMatching(/^src\/content\/home\.ts:6: team\.members\.1\.photo: "eva\.jpg" /),
  ])
})

test('a photo that is there is no problem', () => {
  expect(problems('public/team/ivo.jpg')).toHaveLength(1)
})

test('business data, claims and photos are looked at in the files of the project', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'problems-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'src/content'), { recursive: true })
  mkdirSync(path.join(root, 'public/team'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
  write('src/content/site.ts', '\nexport const site = {}')
  write('src/content/claims.ts', '\n\nexport const claims = {}')
  write('src/content/home.ts', `${code}\nexport const results = {}`)
  write('public/team/ivo.jpg', '')
  if (!member) throw new Error('The team is empty')
  const members = ['/team/ivo.jpg', '/team/eva.jpg'].map(photo => ({ ...member, photo }))
  // The types of the content know only the values of today.
  const given = { ...content, site: {}, claims: {}, members } as never
  const found = findContentProblems(root, given).map(problem => problem.split(': ', 2).join(': '))
  expect(found).toContain('src/content/site.ts:2: site.name')
  expect(found).toContain('src/content/claims.ts:3: claims.stars')
  expect(found).toContain('src/content/home.ts:6: team.members.1.photo')
  expect(found).not.toContain('src/content/home.ts:3: team.members.0.photo')
})
