import { film } from '../src/content/film'
import { ink, rect, stage } from './drawing'
import { closing } from './scenes/closing'
import { experience, increase, partners, success, trained } from './scenes/figures'
import { method, step } from './scenes/method'
import { consultation, gift, programmes } from './scenes/offer'
import { opening } from './scenes/opening'
import { effort, promise } from './scenes/promise'
import type { Scene } from './scenes/scene'
import { faces, note } from './text'

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
  effort,
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
  programmes,
  closing,
}

/** The note does not move: it has to be read beside the claim. */
function noteOf(timing: Timing) {
  if (!('note' in timing)) return ''
  const { ground, noteLine } = scenes[timing.id]
  return note(timing.note, ground === ink.ghisa ? ink.gesso : ink.ghisa, noteLine)
}

/** A scene’s own movements start a little before its ground has closed. */
function content(timing: Timing, seconds: number) {
  const { id, from, to, lines } = timing
  const lead = scenes[id].enter.length * 0.8
  const t = seconds - from - lead
  return scenes[id].draw(lines, t, to - from - lead) + (t >= 0 ? noteOf(timing) : '')
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
window.filmReady = Promise.all(
  faces.map(({ family, weight }) =>
    document.fonts.load(`${weight} 100px "${family}"`, film.scenes[0].caption),
  ),
)

// Opened by hand, without the renderer at the wheel, the film simply plays.
if (!navigator.webdriver) {
  await window.filmReady
  const play = (now: number) => {
    window.renderAt((now / 1000) % film.duration)
    requestAnimationFrame(play)
  }
  requestAnimationFrame(play)
}
