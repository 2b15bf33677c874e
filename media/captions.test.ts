import { expect, it } from 'vitest'
import { toWebVtt } from './captions.ts'

it('a note is one cue for all the scenes in a row that show it', () => {
  const scenes = [
    { from: 0, to: 2.5, caption: 'Primo.' },
    { from: 2.5, to: 5, caption: 'Secondo.', note: 'Nota.' },
    { from: 5, to: 8, caption: 'Terzo.', note: 'Nota.' },
    { from: 8, to: 10, caption: 'Quarto.', note: 'Altra.' },
    { from: 10, to: 12, caption: 'Quinto.' },
    { from: 12, to: 14, caption: 'Sesto.', note: 'Altra.' },
  ]
  expect(toWebVtt(scenes)).toBe(`WEBVTT

00:00:00.000 --> 00:00:02.500
Primo.

00:00:02.500 --> 00:00:08.000
Nota.

00:00:02.500 --> 00:00:05.000
Secondo.

00:00:05.000 --> 00:00:08.000
Terzo.

00:00:08.000 --> 00:00:10.000
Altra.

00:00:08.000 --> 00:00:10.000
Quarto.

00:00:10.000 --> 00:00:12.000
Quinto.

00:00:12.000 --> 00:00:14.000
Altra.

00:00:12.000 --> 00:00:14.000
Sesto.
`)
})
