import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import claims from './demo/claims.json' with { type: 'json' }
import { video } from './demo/film.json' with { type: 'json' }
import { readFilmAddress } from './film-address'
import { inProse, promises } from './promises'

const { transcript } = video
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the transcript of the demonstration’s film holds every word of its captions, and no other', () => {
  const captions = readFileSync('public/video/presentazione.it.vtt', 'utf8')
  const cues = captions
    .split('\n\n')
    .flatMap(cue => cue.trim().split('\n').slice(1).join(' ') || [])
  const rest = [...new Set(cues)].reduce(
    (text, cue) => text.replace(plain(cue), ''),
    plain(transcript),
  )
  expect(cues.length).toBeGreaterThan(19)
  expect(rest.trim()).toBe('')
})

test('the figures of the demonstration’s film are those of its data', () => {
  const { courseGoal, weeklyEffort, consultation } = promises
  const { successRate, salesIncrease, trained, experienceYears, partnerCompanies } = claims
  for (const figure of [courseGoal, weeklyEffort, consultation])
    expect(transcript).toContain(figure)
  for (const { figure } of [successRate, salesIncrease]) expect(transcript).toContain(figure)
  for (const { figure } of [trained, experienceYears, partnerCompanies])
    expect(transcript).toContain(`${inProse(figure)} `)
})

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is a film on YouTube', address => {
  expect(readFilmAddress(address)).toEqual({ kind: 'youtube', id: 'dQw4w9WgXcQ' })
})

test.each(['https://vimeo.com/76979871/0a1b2c', 'https://player.vimeo.com/video/76979871?h=0a'])(
  '%s is a film on Vimeo',
  address => expect(readFilmAddress(address)).toEqual({ kind: 'vimeo', id: '76979871' }),
)

test('a file has its captions beside it', () => {
  expect(readFilmAddress('/video/film.mp4')).toEqual({
    kind: 'file',
    src: '/video/film.mp4',
    captions: '/video/film.it.vtt',
  })
})

test.each([
  'dQw4w9WgXcQ',
  'https://www.azienda.it/film.mp4',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/@palestra',
  'https://vimeo.com/palestra',
  '/video/./film.mp4',
  'video/film.mp4',
  'il film',
  '',
])('%j is no address of a film', address => expect(readFilmAddress(address)).toBeNull())
