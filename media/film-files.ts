import { film } from '../src/content/film.ts'
import { transcript } from '../src/content/transcript.ts'
import { recordFrom } from './image.ts'

/** The film and its captions, in public/. */
export const filmFiles = {
  video: 'video/presentazione.mp4',
  captions: 'video/presentazione.it.vtt',
}

/** The words and times that the committed film shows; a film of today has this very record. */
export function filmRecord() {
  const words = Object.values(transcript).join(' ')
  return { [filmFiles.video]: recordFrom(filmFiles.video, JSON.stringify(film), words) }
}
