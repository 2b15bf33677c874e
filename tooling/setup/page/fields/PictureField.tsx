import { useState } from 'react'
import type { Picture } from '../../../../src/content/schema/rules.ts'
import { getAt, type Path } from '../../../../src/content/value-at.ts'
import { preparePicture } from '../../../pictures/prepare-picture.ts'
import { sendPicture } from '../api.ts'
import { useField } from '../form-context.ts'
import { messageOf } from '../saver.ts'

interface PictureFieldProps {
  picture: Picture
  path: Path
  name: string
}

/** Where a picture is dropped or chosen, and how it looks. */
export function PictureField({ picture, path, name }: PictureFieldProps) {
  const { id, value, save } = useField(path)
  const { value: around } = useField(path.slice(0, -1))
  const [status, setStatus] = useState('')

  async function take(file: File | undefined) {
    if (!file) return
    setStatus('Preparo l’immagine…')
    try {
      const bytes = await preparePicture(file, picture)
      const whose = getAt(around, ['name']) || path.at(-1)
      save(await sendPicture({ folder: picture.folder, name: String(whose), bytes }))
      setStatus('')
    } catch (error) {
      setStatus(messageOf(error))
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever uses no mouse chooses the file.
    <div
      className="mt-2 flex items-center gap-4 rounded-control border-[1.5px] border-bordo border-dashed p-3"
      onDrop={event => take(event.dataTransfer.files[0])}
    >
      {typeof value === 'string' && (
        <img src={value} alt={`${name}, com’è adesso`} className="max-h-36 max-w-32" />
      )}
      <div className="min-w-0 flex-1">
        <label htmlFor={`${id}-file`}>{name}: trascina qui un’immagine, o scegli un file</label>
        <input
          id={`${id}-file`}
          type="file"
          className="max-w-full"
          accept="image/*"
          disabled={value === null}
          onChange={({ target }) => {
            void take(target.files?.[0])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
        <div role="status">{status}</div>
      </div>
    </div>
  )
}
