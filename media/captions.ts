type Scene = { from: number; to: number; caption: string; note?: string }
type Cue = { from: number; to: number; words: string }

function stamp(seconds: number) {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

/** One cue a scene; a note has its own, for as long as scene after scene shows it. */
function toCues(scenes: readonly Scene[]) {
  const cues: Cue[] = []
  let shown: Cue | undefined
  for (const { from, to, caption, note } of scenes) {
    if (note && note === shown?.words) {
      shown.to = to
    } else {
      shown = note ? { from, to, words: note } : undefined
      // Before the caption: of two cues at once, players put the first one at the foot.
      if (shown) cues.push(shown)
    }
    cues.push({ from, to, words: caption })
  }
  return cues
}

/** The film’s captions as a WebVTT file. */
export function toWebVtt(scenes: readonly Scene[]) {
  const blocks = toCues(scenes).map(
    ({ from, to, words }) => `${stamp(from)} --> ${stamp(to)}\n${words}\n`,
  )
  return `WEBVTT\n\n${blocks.join('\n')}`
}
