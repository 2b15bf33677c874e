import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { sitePorts } from './addresses.ts'
import { withSecondBuild, workFolder } from './chaos/build.ts'
import { allCases, undisturbed } from './chaos/cases.ts'
import { journeys } from './chaos/journeys.ts'
import { type Folders, Lane } from './chaos/lane.ts'
import { runCase } from './chaos/run-case.ts'
import { runCases } from './chaos/run-cases.ts'
import { sampledJourneys, sampleOf } from './chaos/sample.ts'
import { makeSecondBuild } from './chaos/second-build.ts'

/*
 * A sample of the faults at the requests and moments of each way to a lead. The cases mostly wait, so that
 * the worker runs two at a time.
 */

// Resolved: the folder beside it need not exist yet.
const built = path.resolve(workFolder, `../${sitePorts.production}/dist`)

const test = base.extend<object, { folders: Folders; lanes: [Lane, Lane] }>({
  folders: [
    async ({}, use, { parallelIndex }) => {
      await use(await withSecondBuild(built, `second-${parallelIndex}`))
    },
    { scope: 'worker' },
  ],
  lanes: [
    async ({ folders }, use) => {
      const lanes: [Lane, Lane] = [await Lane.open(folders), await Lane.open(folders)]
      await use(lanes)
      for (const lane of lanes) await lane.close()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ timeout: 120_000 })

for (const journey of sampledJourneys) {
  test(`whatever breaks on the way "${journey.name}", the lead arrives or help is offered`, async ({
    lanes,
  }) => {
    const { keys, verdict, diary } = await runCase(lanes[0], undisturbed(journey))
    expect(verdict, diary.join('\n')).toBe('SENT')
    const cases = sampleOf(journey, allCases(journey, keys))
    const failed = (await runCases(lanes, cases))
      .filter(({ passes }) => !passes)
      .map(({ case: { id }, verdict, diary }) => ({ id, verdict, diary }))
    expect(failed).toEqual([])
  })
}

/** Takes phone numbers, drafts and the right source away. */
function spoil(text: string): string {
  return text
    .replaceAll(/tel:(?=[+$])/g, 'fax:')
    .replaceAll('sessionStorage', 'noStorage')
    .replaceAll('- Consulenza gratuita', '- elsewhere')
}

test('a broken build fails', async ({ folders }, { parallelIndex }) => {
  const broken = `${workFolder}/broken-${parallelIndex}`
  await makeSecondBuild(folders.first, broken, spoil)
  const home = journeys.filter(({ name }) => name === '/ early')
  const expected = {
    '/ early | GET /assets/app-*.js | reset': 'STUCK',
    '/ early | reload | typed': 'LOST-TYPED',
    '/ early | nothing | ': 'WRONG-FIELDS',
  }
  const cases = home.flatMap(way => [undisturbed(way), ...allCases(way, ['GET /assets/app-*.js'])])
  const verdicts = await Promise.all(
    cases
      .filter(({ id }) => id in expected)
      .map(async each => {
        const lane = await Lane.open({ first: broken, second: broken })
        const { verdict } = await runCase(lane, each)
        await lane.close()
        return [each.id, verdict] as const
      }),
  )
  expect(Object.fromEntries(verdicts)).toEqual(expected)
})
