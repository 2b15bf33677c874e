import type { Ink } from '../drawing'
import type { Wipe } from '../wipes'

export type Scene = {
  ground: Ink
  enter: Wipe
  /** The baseline of the note, where the foot of the picture is taken. */
  noteLine?: number
  /** Draws what stands on the ground; `t` counts from the moment the ground is nearly closed. */
  draw: (lines: readonly string[], t: number, length: number) => string
}
