import type { Ink } from '../drawing'
import type { Wipe } from '../wipes'

export type Scene = {
  ground: Ink
  enter: Wipe
  /** Draws what stands on the ground; `t` counts from the moment the ground is nearly closed. */
  draw: (lines: readonly string[], t: number, length: number) => string
}
