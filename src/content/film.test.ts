import { expect, test } from 'vitest'
import { film } from './film'
import { facts } from './site'
import { transcript } from './transcript'

test('the film states the figures of the site in its pictures and in its captions', () => {
  const pictures = film.scenes.flatMap(({ lines }) => [...lines]).join(' ')
  const captions = Object.values(transcript).join(' ')
  const figures = [
    facts.trained,
    facts.successRate,
    facts.salesIncrease,
    facts.experienceYears,
    facts.partnerCompanies,
    facts.courseGoal.replace('\u00a0', ' '),
    facts.followUp.replace('\u00a0', ' '),
    facts.consultation.replace('\u00a0', ' '),
  ]
  for (const figure of figures) {
    expect(pictures).toContain(figure)
    expect(captions).toContain(figure)
  }
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
