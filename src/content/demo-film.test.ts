import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import claims from './demo/claims.json' with { type: 'json' }
import { video } from './demo/film.json' with { type: 'json' }
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
