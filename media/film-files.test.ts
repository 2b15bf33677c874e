import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { film } from '~/content/film'
import { site } from '~/content/site'
import { toWebVtt } from './captions.ts'
import { filmFiles, filmRecord } from './film-files.ts'
import { readRecords, root } from './image.ts'

// A business with a film of another name, or on YouTube or Vimeo, never renders this one.
const isShown = site.video.kind === 'file' && site.video.src === `/${filmFiles.video}`

it.runIf(isShown)('the film shows the words and the figures of today', () => {
  expect(readRecords(), 'Run: npm run film').toMatchObject(filmRecord())
})

it.runIf(isShown)('the captions of the film are the words of today', () => {
  const captions = readFileSync(path.join(root, 'public', filmFiles.captions), 'utf8')
  expect(captions, 'Run: npm run film').toBe(toWebVtt(film.scenes))
})
