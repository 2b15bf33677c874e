type Cue = { from: number; to: number; caption: string }

function stamp(seconds: number) {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

/** The film’s captions as a WebVTT file, one cue a scene. */
export function toWebVtt(cues: readonly Cue[]) {
  const blocks = cues.map(
    ({ from, to, caption }) => `${stamp(from)} --> ${stamp(to)}\n${caption}\n`,
  )
  return `WEBVTT\n\n${blocks.join('\n')}`
}
