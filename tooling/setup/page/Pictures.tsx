import { previewFiles } from '../../pictures/picture-files.ts'
import type { usePictures } from './use-pictures.ts'

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
          {previewFiles.map(({ page, file }) => {
            const { label, title, accent = '' } = { accent: '', ...shown.subject.previews[page] }
            return (
              <li key={page}>
                <img
                  src={`/${file}?${shown.fingerprint}`}
                  alt={`${shown.subject.name} · ${label} · ${title} ${accent}`}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
