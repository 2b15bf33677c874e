// @vitest-environment node
import { expect, it } from 'vitest'
import { icons } from './icons.ts'
import { type Image, readRecords, recordOf } from './image.ts'
import { previewImages } from './preview-images.tsx'

const records = readRecords()

function cases(images: Image[]) {
  return images.map(image => ({ file: image.file, image }))
}

it.each(cases(previewImages))('public/$file shows the words of today', ({ file, image }) => {
  expect(records[file], 'Run: npm run previews').toEqual(recordOf(image))
})

it.each(cases(icons))('public/$file is drawn from the present favicon.svg', ({ file, image }) => {
  expect(records[file], 'Run: npm run icons').toEqual(recordOf(image))
})
