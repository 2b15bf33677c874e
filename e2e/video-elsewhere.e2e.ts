import { video } from '../src/content/home.ts'
import { realBusiness } from '../tooling/business/testing/real-business.ts'
import { realContentPort, sitePorts } from './addresses.ts'
import { choose } from './consent.ts'
import { playersOf, sitePlayers } from './film.ts'
import { playerHosts, standInForPlayers } from './stand-ins.ts'
import { expect, test, whenLive } from './test.ts'

/* A film on YouTube or Vimeo: that of the other business, and this site’s own if it has one there. */

const builds = [
  {
    name: 'the other business',
    port: realContentPort,
    players: playersOf(realBusiness.film.video),
  },
  { name: 'this site', port: sitePorts.production, players: sitePlayers },
]

for (const { name, port, players } of builds) {
  for (const { service, host } of players) {
    test.describe(`the film of ${name} on ${service}`, () => {
      test.use({ baseURL: `http://localhost:${port}`, standIns: playerHosts })

      test('nothing is asked of the player before its notice is accepted, and a refusal ends it', async ({
        page,
        context,
      }) => {
        const asked = await standInForPlayers(context)
        await page.goto('/')
        await whenLive(page)
        await choose(page, video.play)
        await expect(page.getByText(video.notice(service))).toBeVisible()
        await page.waitForTimeout(500)
        expect(asked).toEqual([])
        await choose(page, video.accept(service))
        const frame = page.locator('iframe')
        // The policy of the page lets it in.
        await expect(frame.contentFrame().getByText('a film')).toBeVisible()
        expect(asked).toEqual([host])
        // From now on nothing of the player is there.
        await choose(page, 'Rifiuta tutti')
        await expect(frame).toHaveCount(0)
        await expect(page.getByText(video.notice(service))).toBeVisible()
      })
    })
  }
}
