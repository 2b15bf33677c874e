import { expect, it } from 'vitest'
import { latencyOf } from './event-timing.ts'

it('takes the longest event of an interaction, and none that is no interaction', () => {
  const events = [
    { interactionId: 0, duration: 400 },
    { interactionId: 7, duration: 24 },
    { interactionId: 7, duration: 104 },
  ]
  expect(latencyOf(events)).toBe(104)
})

it('takes what is too short to be reported for the shortest', () => {
  expect(latencyOf([])).toBe(16)
})
