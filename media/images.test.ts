import { expect, it } from 'vitest'
import { icons } from './icons.ts'
import { type Image, readRecords, recordOf } from './image.ts'
import { previewImages } from './preview-images.tsx'

const records = readRecords()

function cases(images: Image[]) {
  return images.map(image => [image.file, image] as const)
}

it.each(cases(previewImages))('public/%s shows the words of today', (file, image) => {
  expect(records[file], 'Lancia: npm run previews').toEqual(recordOf(image))
})

it.each(cases(icons))('public/%s is drawn from the present favicon.svg', (file, image) => {
  expect(records[file], 'Run: npm run icons').toEqual(recordOf(image))
})
