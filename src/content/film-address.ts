/** Where a film is played: from this site, or in the player of another company. */
export type FilmPlace =
  | { kind: 'file'; src: string; captions: string }
  | { kind: 'youtube' | 'vimeo'; id: string }

function readLink(address: string): FilmPlace | null {
  const link = address.includes('://') ? address : `https://${address}`
  if (/\s/.test(link) || !URL.canParse(link)) return null
  const { hostname, pathname, searchParams } = new URL(link)
  const steps = pathname.split('/').filter(Boolean)
  if (/(?:^|\.)vimeo\.com$/.test(hostname)) {
    const id = steps.find(step => /^\d+$/.test(step))
    return id ? { kind: 'vimeo', id } : null
  }
  if (!/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/.test(hostname)) return null
  const id = searchParams.get('v') ?? steps.at(-1) ?? ''
  return /^[\w-]{11}$/.test(id) ? { kind: 'youtube', id } : null
}

/** The place of a film: a file of the folder public with its captions beside it, or a link of YouTube or Vimeo. */
export function readFilmAddress(address: string): FilmPlace | null {
  const [, file] = /^((?:\/[\w-][\w.-]*)+)\.mp4$/i.exec(address) ?? []
  return file ? { kind: 'file', src: address, captions: `${file}.it.vtt` } : readLink(address)
}
