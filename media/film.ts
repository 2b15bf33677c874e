import { film } from '../src/content/film'
import { rect, stage } from './drawing'
import { closing } from './scenes/closing'
import { experience, increase, partners, success, trained } from './scenes/figures'
import { method, step } from './scenes/method'
import { callback, consultation, gift } from './scenes/offer'
import { opening } from './scenes/opening'
import { income, promise } from './scenes/promise'
import type { Scene } from './scenes/scene'

declare global {
  interface Window {
    renderAt: (seconds: number) => void
    filmReady: Promise<unknown>
  }
}

type Timing = (typeof film.scenes)[number]

// A scene in the words without a drawing here does not compile.
const scenes: Record<Timing['id'], Scene> = {
  opening,
  promise,
  income,
  method,
  'step-1': step(0),
  'step-2': step(1),
  'step-3': step(2),
  'step-4': step(3),
  'step-5': step(4),
  'step-6': step(5),
  trained,
  success,
  increase,
  experience,
  partners,
  gift,
  consultation,
  callback,
  closing,
}

/** A scene’s own movements start a little before its ground has closed. */
function content({ id, from, to, lines }: Timing, seconds: number) {
  const lead = scenes[id].enter.length * 0.8
  return scenes[id].draw(lines, seconds - from - lead, to - from - lead)
}

/** The picture at a moment, from nothing but that moment. */
function pictureAt(seconds: number) {
  const index = film.scenes.findLastIndex(({ from }) => seconds >= from)
  const timing = film.scenes[index] ?? film.scenes[0]
  const before = film.scenes[index - 1]
  const { ground, enter } = scenes[timing.id]
  const since = seconds - timing.from
  const cover = enter.cover(since, ground)
  if (!before || since >= enter.length) {
    return rect(0, 0, stage.width, stage.height, ground) + content(timing, seconds)
  }
  const under =
    rect(0, 0, stage.width, stage.height, scenes[before.id].ground) + content(before, seconds)
  return under + cover + content(timing, seconds)
}

const picture = document.querySelector('svg')
if (!picture) throw new Error('film.html has lost its svg element.')

window.renderAt = seconds => {
  picture.innerHTML = pictureAt(seconds)
}
window.filmReady = document.fonts.load(`800 100px "Archivo Expanded"`, film.scenes[0].caption)

// Opened by hand, without the renderer at the wheel, the film simply plays.
if (!navigator.webdriver) {
  await window.filmReady
  const play = (now: number) => {
    window.renderAt((now / 1000) % film.duration)
    requestAnimationFrame(play)
  }
  requestAnimationFrame(play)
}
