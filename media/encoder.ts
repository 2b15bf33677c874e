import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A running ffmpeg that takes one PNG after the other and ends in an H.264 file. */
export function startEncoder(file: string, framesPerSecond: number) {
  const input = [
    '-f',
    'image2pipe',
    '-c:v',
    'png',
    '-framerate',
    String(framesPerSecond),
    '-i',
    '-',
  ]
  // Named colours end to end: without them players disagree about the orange.
  const colours = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
  const tags = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ]
  const codec = [
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '21',
  ]
  const output = ['-vf', colours, ...codec, ...tags, '-an', '-movflags', '+faststart', file]
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const closed = once(ffmpeg, 'close')
  return {
    async add(frame: Buffer) {
      if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed])
    },
    async finish() {
      ffmpeg.stdin.end()
      const [code] = await closed
      if (code !== 0)
        throw new Error(`ffmpeg si è fermato con il codice ${code}: il motivo è nelle righe sopra.`)
    },
  }
}

export function durationOf(file: string) {
  const question = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]
  return Number(execFileSync('ffprobe', question, { encoding: 'utf8' }))
}
