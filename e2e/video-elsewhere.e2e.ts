import { fillNames } from '../src/content/fill-names.ts'
import { video } from '../src/content/home.ts'
import { realContentPort } from './addresses.ts'
import { choose } from './consent.ts'
import { players } from './film.ts'
import { playerHosts, standInForPlayers } from './stand-ins.ts'
import { expect, test, whenLive } from './test.ts'

const { service, host } = players.youtube
const notice = fillNames(video.notice, () => service)

test.use({ baseURL: `http://localhost:${realContentPort}`, standIns: playerHosts })

test('nothing is asked of a player elsewhere before its notice is accepted, and a refusal ends it', async ({
  page,
  context,
}) => {
  const asked = await standInForPlayers(context)
  await page.goto('/')
  await whenLive(page)
  await choose(page, video.play)
  await expect(page.getByText(notice)).toBeVisible()
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await choose(
    page,
    fillNames(video.accept, () => service),
  )
  const frame = page.locator('iframe')
  // The policy of the page lets it in.
  await expect(frame.contentFrame().getByText('a film')).toBeVisible()
  expect(asked).toEqual([host])
  // From now on nothing of the player is there.
  await choose(page, 'Rifiuta tutti')
  await expect(frame).toHaveCount(0)
  await expect(page.getByText(notice)).toBeVisible()
})
