import { expect, test } from 'vitest'
import { film } from './film'
import { facts, inProse, site } from './site'
import { transcript } from './transcript'

const pictures = film.scenes.flatMap(({ lines }) => [...lines]).join(' ')
const words = Object.values(transcript).join(' ')

/** Every fact that the film states, as its pictures show it. */
const shown = [
  facts.courseGoal,
  facts.weeklyEffort,
  facts.trained,
  facts.successRate,
  facts.salesIncrease,
  facts.experienceYears,
  facts.partnerCompanies,
  facts.consultation,
]

test('the film states the figures of the site in its pictures, and in words in its transcript', () => {
  for (const figure of shown) {
    expect(pictures).toContain(figure)
    expect(words).toContain(inProse(figure))
  }
})

test('the film states no figure that is not one of the site', () => {
  const known = [site.name, ...shown, ...shown.map(inProse)].join(' ')
  const numbers = `${pictures} ${words}`.replace(/\b[1-6]\. /g, '').match(/\d+/g) ?? []
  for (const number of numbers) expect(known).toMatch(new RegExp(`\\b${number}\\b`))
})

test('the transcript says numbers as a person does, without a plus behind them', () => {
  expect(words).not.toMatch(/\d\+/)
  expect(words).toContain(site.name)
})

test('the transcript holds every caption and every note, in the order of the film', () => {
  let from = 0
  for (const scene of film.scenes) {
    const place = words.indexOf(scene.caption, from)
    expect(place, scene.caption).toBeGreaterThanOrEqual(from)
    from = place + scene.caption.length
    if ('note' in scene) expect(words.indexOf(scene.note, from)).toBeGreaterThanOrEqual(from)
  }
})

const claims = [
  ['promise', 'goalNote'],
  ['step-6', 'placementNote'],
  ['trained', 'figuresNote'],
  ['success', 'figuresNote'],
  ['increase', 'figuresNote'],
  ['experience', 'figuresNote'],
  ['partners', 'figuresNote'],
] as const

test.each(claims)('the claim of the scene “%s” has its note beside it', (id, note) => {
  expect(film.scenes.find(scene => scene.id === id)).toMatchObject({ note: transcript[note] })
})

test.each(film.scenes)('the scene “$id” can be read in its time', ({ from, to, lines }) => {
  const seconds = to - from
  expect(seconds).toBeGreaterThan(2)
  expect(lines.join(' ').length / seconds).toBeLessThan(12)
})

test('each note stays as long as it takes to read it', () => {
  const times = new Map<string, number>()
  for (const scene of film.scenes) {
    if (!('note' in scene)) continue
    times.set(scene.note, (times.get(scene.note) ?? 0) + scene.to - scene.from)
  }
  expect(times.size).toBe(3)
  for (const [note, seconds] of times) expect(note.length / seconds).toBeLessThan(12)
})

test('the scenes follow one another without a gap until the end of the film', () => {
  let time = 0
  for (const { from, to } of film.scenes) {
    expect(from).toBe(time)
    expect(to).toBeGreaterThan(from)
    time = to
  }
  expect(time).toBe(film.duration)
})
