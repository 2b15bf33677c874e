import demo from '../src/content/demo/film.json' with { type: 'json' }
import { fillNames } from '../src/content/fill-names.ts'
import { video } from '../src/content/home.ts'
import { atBusiness, standInForPlayer } from './harness/stand-ins.ts'
import { expect, test, whenLive, whenQuiet } from './harness/test.ts'
import { choose } from './harness/visitor.ts'

const film = { src: demo.video.address, captions: '/video/presentazione.it.vtt' }
const play = { name: video.play }

test('the video is requested only after the click, and then plays in place; its words stand below', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto('/')
  await whenLive(page)
  await whenQuiet(page)
  const files = [film.src, film.captions]
  expect(requests.filter(url => files.includes(new URL(url).pathname))).toEqual([])
  await page.getByText(video.transcript).click()
  await expect(page.locator('main section').first()).toContainText(demo.video.transcript)
  // The click: the player takes the focus and plays.
  await page.getByRole('button', play).click()
  const player = page.locator('video')
  await expect(player).toBeFocused()
  await expect(player).toHaveJSProperty('controls', true)
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  await player.press('Space')
  await expect(player).toHaveJSProperty('paused', true)
})

test('at the end of the video a button opens the lead modal, and another shows the video again', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', play).press('Enter')
  const player = page.locator('video')
  const goToEnd = () =>
    player.evaluate(async (element: HTMLVideoElement) => {
      while (element.readyState === 0) await new Promise(resolve => setTimeout(resolve, 50))
      element.currentTime = element.duration
      await element.play()
    })
  await goToEnd()
  const cta = page.getByRole('button', { name: video.end.cta, exact: true })
  // The player had the focus.
  await expect(cta).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Ottieni GRATIS il metodo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: video.end.replay }).click()
  await expect(player).toHaveJSProperty('paused', false)
  await expect(player).toBeFocused()
})

test('when the video file is missing or broken, a message offers a second try', async ({
  page,
  visitorConsole,
}) => {
  visitorConsole.expect(/404/)
  for (const answer of [{ status: 404 }, { contentType: 'video/mp4', body: 'this is no film' }]) {
    await page.route(`**${film.src}`, route => route.fulfill(answer))
    await page.goto('/')
    await page.getByRole('button', play).click()
    await expect(page.getByRole('alert')).toContainText(video.failed)
    const retry = page.getByRole('button', { name: video.retry })
    // The focus was in the player, which is gone.
    await expect(retry).toBeFocused()
    await page.unrouteAll()
    await retry.click()
    await expect(page.locator('video')).toHaveJSProperty('paused', false)
  }
})

test.describe('a film of another company', () => {
  test.use(atBusiness)
  const notice = fillNames(video.notice, () => 'YouTube')

  test('nothing is asked of a player elsewhere before its notice is accepted, and a refusal ends it', async ({
    page,
    context,
  }) => {
    const asked = await standInForPlayer(context)
    await page.goto('/')
    await whenLive(page)
    await choose(page, video.play)
    await expect(page.getByText(notice)).toBeVisible()
    await whenQuiet(page)
    expect(asked).toEqual([])
    await choose(
      page,
      fillNames(video.accept, () => 'YouTube'),
    )
    const frame = page.locator('iframe')
    // The policy of the page lets it in.
    await expect(frame.contentFrame().getByText('a film')).toBeVisible()
    expect(asked).toHaveLength(1)
    // From now on nothing of the player is there.
    await choose(page, 'Rifiuta tutti')
    await expect(frame).toHaveCount(0)
    await expect(page.getByText(notice)).toBeVisible()
  })
})
