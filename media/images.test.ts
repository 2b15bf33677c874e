import { expect, test } from 'vitest'
import { icons } from './icons.ts'
import { readRecords, recordOf } from './image.ts'
import { previewImages } from './preview-images.tsx'

const records = readRecords()
const images = [...icons, ...previewImages].map(image => [image.file, image] as const)

test.each(images)('public/%s shows the words, the mark and the colours of today', (file, image) => {
  expect(records[file], 'Lancia: npm run images').toEqual(recordOf(image))
})
