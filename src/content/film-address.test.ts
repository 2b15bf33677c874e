import { expect, test } from 'vitest'
import { readFilmAddress } from './film-address'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is a film on YouTube', address => {
  expect(readFilmAddress(address)).toEqual({ kind: 'youtube', id: 'dQw4w9WgXcQ' })
})

test.each(['https://vimeo.com/76979871/0a1b2c', 'https://player.vimeo.com/video/76979871?h=0a'])(
  '%s is a film on Vimeo',
  address => expect(readFilmAddress(address)).toEqual({ kind: 'vimeo', id: '76979871' }),
)

test('a file has its captions beside it', () => {
  expect(readFilmAddress('/video/film.mp4')).toEqual({
    kind: 'file',
    src: '/video/film.mp4',
    captions: '/video/film.it.vtt',
  })
})

test.each([
  'dQw4w9WgXcQ',
  'https://www.azienda.it/film.mp4',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/@palestra',
  'https://vimeo.com/palestra',
  '/video/./film.mp4',
  'video/film.mp4',
  'il film',
  '',
])('%j is none', address => expect(readFilmAddress(address)).toBeNull())
