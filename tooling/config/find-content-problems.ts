import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../../src/content/for-tooling.ts'
import { businessDataFile, findBusinessProblems } from './business-data.ts'
import { placeOf } from './content-tree.ts'
import { findClaimProblems } from './find-claim-problems.ts'

/** Lists the photos of the team that are not in the folder public, which browsers would ask for in vain. */
export function findMissingPhotos(
  code: string,
  members: Content['members'],
  hasFile: (file: string) => boolean,
): string[] {
  return members.flatMap(({ photo }, index) => {
    const file = `public${photo}`
    if (photo.startsWith('/') && hasFile(file)) return []
    const { line } = placeOf(code, ['team', 'members', index, 'photo'])
    return `src/content/home.ts:${line}: team.members.${index}.photo: "${photo}" non c’è; metti la foto in public/team e scrivi per esempio '/team/luca.jpg'`
  })
}

/** Lists malformed business data, unproven claims and missing photos, as "file:line: value: problem". */
export function findContentProblems(root: string, content: Content): string[] {
  const readCode = (file: string) => readFileSync(path.join(root, file), 'utf8')
  return [
    ...findBusinessProblems(readCode(businessDataFile), content.site),
    ...findClaimProblems(readCode, content),
    ...findMissingPhotos(readCode('src/content/home.ts'), content.members, file =>
      existsSync(path.join(root, file)),
    ),
  ]
}
