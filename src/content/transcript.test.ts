import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facts, inProse, site } from './site'
import { transcript } from './transcript'

const demoFilm = { src: '/video/presentazione.mp4', captions: '/video/presentazione.it.vtt' }

/** A business with a film of its own writes the transcript of that one. */
const isDemoFilm = site.video.kind === 'file' && site.video.src === demoFilm.src

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.runIf(isDemoFilm)('the transcript holds every word of the captions, and no other', () => {
  const captions = readFileSync(`public${demoFilm.captions}`, 'utf8')
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

test.runIf(isDemoFilm)('the figures of the film are those of the site', () => {
  const { courseGoal, weeklyEffort, consultation, successRate, salesIncrease } = facts
  for (const figure of [courseGoal, weeklyEffort, consultation, successRate, salesIncrease])
    expect(transcript).toContain(figure)
  for (const figure of [facts.trained, facts.experienceYears, facts.partnerCompanies])
    expect(transcript).toContain(`${inProse(figure)} `)
})
