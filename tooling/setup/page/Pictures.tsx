import { useEffect, useRef, useState } from 'react'
import { toPng } from '../../pictures/canvas.ts'
import { drawIcons } from '../../pictures/draw-icons.ts'
import { drawPreview } from '../../pictures/draw-preview.tsx'
import { loadFonts } from '../../pictures/draw-text.ts'
import { previewFileOf } from '../../pictures/picture-files.ts'
import type { SetupData } from '../data-files.ts'
import { type Drawn, readSubject, savePicture } from './api.ts'
import { messageOf } from './saver.ts'

async function drawAll({ subject }: Drawn): Promise<[string, Blob][]> {
  await loadFonts()
  const previews = Object.entries(subject.previews).map(
    async ([page, words]): Promise<[string, Blob]> => [
      previewFileOf(page),
      await toPng(await drawPreview(page, words, subject)),
    ],
  )
  return [...(await drawIcons(subject.colour, subject.logo)), ...(await Promise.all(previews))]
}

/** Draws icons and preview images anew, as soon as those that are there show something else than the data say. */
export function usePictures(data: SetupData | null, record: (fingerprint: string) => void) {
  const [shown, setShown] = useState<Drawn | null>(null)
  const [problem, setProblem] = useState('')
  const drawing = useRef(Promise.resolve())

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other data want other pictures.
  useEffect(() => {
    if (!data) return
    const { own, example } = data.files.brand
    let isNewest = true
    async function follow() {
      const wanted = isNewest && (await readSubject())
      if (!wanted || !isNewest) return
      if (wanted.fingerprint !== (own.drawn ?? example.drawn)) {
        // A set that is begun is finished: halves of two sets would fit no fingerprint.
        for (const [file, picture] of await drawAll(wanted)) await savePicture(file, picture)
        record(wanted.fingerprint)
      }
      setShown(wanted)
      setProblem('')
    }
    const tell = (error: unknown) => setProblem(`Non disegnate: ${messageOf(error)}`)
    drawing.current = drawing.current.then(follow).catch(tell)
    return () => {
      isNewest = false
    }
  }, [data])

  return { shown, problem }
}

/** The pictures that the page has drawn, with what they say. */
export function Pictures({ shown, problem }: ReturnType<typeof usePictures>) {
  return (
    <section aria-labelledby="pictures">
      <h3 id="pictures">Icone e immagini di anteprima</h3>
      <p>
        Questa pagina le disegna da sé quando cambi nome, colore, logo o il titolo di una pagina. Le
        vede chi apre il sito, lo tiene sul telefono o ne riceve il link.
      </p>
      <p role="status">{problem}</p>
      {shown && (
        <ul>
          <li>
            <img
              src={`/icon-192.png?${shown.fingerprint}`}
              alt={`Icona di ${shown.subject.name}`}
            />
          </li>
          {Object.entries(shown.subject.previews).map(([page, { label, title, accent = '' }]) => (
            <li key={page}>
              <img
                src={`/${previewFileOf(page)}?${shown.fingerprint}`}
                alt={`${shown.subject.name} · ${label} · ${title} ${accent}`}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
