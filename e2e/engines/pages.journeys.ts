import { results, video } from '../../src/content/home.ts'
import { allAddresses, unknownAddress } from '../pages.ts'
import { sidewaysScroll } from './in-page.ts'
import { expect, test } from './test.ts'

const notFound = /404|Page not found: /

test('every page arrives with its title and goes live by itself', async ({ visitor }) => {
  visitor.allow(notFound)
  for (const address of allAddresses) {
    await visitor.openLive(address)
    await visitor.reads(/\S/, 'h1')
  }
})

test('an unknown address: the 404 page, with a link home', async ({ visitor }) => {
  visitor.allow(notFound)
  await visitor.openLive(unknownAddress)
  await visitor.reads('Oops! Page not found', 'main')
  await visitor.click('link', 'Return to Home')
  await visitor.isAt('/')
})

test('a page reloaded where it was scrolled to goes live by itself', async ({ visitor }) => {
  await visitor.openLive('/')
  await visitor.visit.run(() => scrollTo(0, 1500))
  await visitor.visit.run(() => location.reload())
  await visitor.ask(() => scrollY).toBeGreaterThan(1000)
  await visitor.whenLive()
})

test('an arrival at a section goes live by itself', async ({ visitor }) => {
  await visitor.openLive('/#metodo-testato')
  expect(await visitor.visit.run(() => scrollY)).toBeGreaterThan(1000)
})

test('a link opens a page at its top, Back restores the place on the page before', async ({
  visitor,
}) => {
  await visitor.openLive('/')
  await visitor.click('link', results.companies)
  await visitor.isAt('/aziende')
  await visitor.ask(() => scrollY).toBe(0)
  await visitor.visit.run(() => history.back())
  await visitor.isAt('/')
  await visitor.ask(() => scrollY).toBeGreaterThan(500)
})

test('FAQ: one answer open at a time, and it can be closed again', async ({ visitor }) => {
  const open = () =>
    visitor.visit.run(() =>
      [...document.querySelectorAll('h3 button')].map(each => each.getAttribute('aria-expanded')),
    )
  await visitor.openLive('/')
  const questions = await visitor.visit.run(() =>
    [...document.querySelectorAll('h3 button')].map(each => each.textContent ?? ''),
  )
  const [first = '', second = '', ...others] = questions
  const rest = others.map(() => 'false')
  await visitor.click('button', first)
  await expect.poll(open).toEqual(['true', 'false', ...rest])
  await visitor.click('button', second)
  await expect.poll(open).toEqual(['false', 'true', ...rest])
  await visitor.click('button', second)
  await expect.poll(open).toEqual(['false', 'false', ...rest])
})

test('film: plays in place after a click, with Italian captions; at its end the modal opens', async ({
  visitor,
}) => {
  const played = () => visitor.visit.run(() => document.querySelector('video')?.currentTime ?? -1)
  await visitor.openLive('/')
  expect(await played()).toBe(-1)
  await visitor.click('button', video.play)
  await expect.poll(played).toBeGreaterThan(0)
  expect(
    await visitor.visit.run(() => document.querySelector('video')?.textTracks[0]?.language),
  ).toBe('it')
  await visitor.visit.run(() => {
    const player = document.querySelector('video')
    if (player) player.currentTime = player.duration - 0.5
  })
  await visitor.reads(video.end.cta, 'main section')
  await visitor.click('button', video.end.cta)
  await visitor.reads('Ottieni GRATIS il metodo', '[role=dialog]')
})

test('at 320 px no page scrolls sideways, the modal neither', async ({ visitor }) => {
  visitor.allow(notFound)
  await visitor.visit.resize(320, 640)
  for (const address of allAddresses) {
    await visitor.openLive(address)
    expect(await visitor.visit.run(() => innerWidth)).toBe(320)
    expect(await visitor.visit.run(sidewaysScroll), address).toBe(0)
  }
  await visitor.open('/?metodo')
  await visitor.reads('Ottieni GRATIS il metodo', '[role=dialog]')
  const box = await visitor.visit.run(() => {
    const { left, top, right, bottom } =
      document.querySelector('[role=dialog]')?.getBoundingClientRect() ?? new DOMRect()
    return { left, top, right, bottom }
  })
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(320)
  expect(box.top).toBeGreaterThanOrEqual(0)
  expect(box.bottom).toBeLessThanOrEqual(640)
})

test('a breach of the content security policy is reported', async ({ visitor, siteProxy }) => {
  await visitor.openLive('/')
  expect(siteProxy.violations).toEqual([])
  await visitor.visit.run(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }))
  })
  await expect.poll(() => siteProxy.violations.join()).toContain('style-src')
  siteProxy.violations.length = 0
  visitor.allow(/style-src|Content-Security-Policy/)
})
