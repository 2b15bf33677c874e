import { expect, test } from 'vitest'
import { content } from '../../src/content/for-tooling.ts'
import { findMissingPhotos } from './find-content-problems.ts'

const code = `export const team = {
  members: [
    { name: 'Ivo', photo: '/team/ivo.jpg' },
    { name: 'Eva', photo: 'eva.jpg' },
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
    expect.stringMatching(/^src\/content\/home\.ts:4: team\.members\.1\.photo: "eva\.jpg" /),
  ])
})

test('a photo that is there is no problem', () => {
  expect(problems('public/team/ivo.jpg')).toHaveLength(1)
})
