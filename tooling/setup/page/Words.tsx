import { useState } from 'react'
import * as v from 'valibot'
import { findTexts, type Text } from '../../../src/content/find-texts.ts'
import { isWordsName } from '../../../src/content/words-name.ts'
import type { DataName } from '../data-files.ts'
import { LeafField } from './fields/LeafField.tsx'
import { type Form, FormContext, idOf, titleOf } from './form-context.ts'

const sentence = v.pipe(
  v.string(),
  v.nonEmpty('è senza testo: qui il sito resterebbe vuoto'),
  v.metadata({ isLong: true }),
)
const most = 12

function sayHowMany(count: number): string {
  if (count === 0) return 'Il sito non dice queste parole: prova con meno parole.'
  return count > most ? `${count} testi: scrivi qualche parola in più.` : ''
}

/** Any text of the site, found by typing what one sees; to begin with, the one that a problem leads to. */
export function Words({ data, save, place }: Pick<Form, 'data' | 'save'> & { place: string }) {
  const [found, setFound] = useState<Text<DataName>[]>(() => {
    const { file, path } = data.problems.find(each => idOf(each.file, each.path) === place) ?? {}
    return file && path ? [{ file, path, shown: '' }] : []
  })
  const [said, setSaid] = useState('')
  return (
    <>
      <div className="field">
        <label htmlFor="sought">Scrivi le parole che vedi sul sito</label>
        <input
          id="sought"
          onChange={({ target }) => {
            const texts = findTexts(data, target.value)
            setFound(texts)
            setSaid(target.value.length < 2 ? '' : sayHowMany(texts.length))
          }}
        />
        <p role="status">{said}</p>
      </div>
      {found.slice(0, most).map(({ file, path, shown }) => {
        if (!file)
          return (
            <p key={shown} className="field">
              “{shown}”: lo fissa il contratto, non si cambia.
            </p>
          )
        const id = idOf(file, path)
        return isWordsName(file) ? (
          <FormContext key={id} value={{ file, data, save }}>
            <LeafField schema={sentence} path={path} label={titleOf(file, path)} />
          </FormContext>
        ) : (
          <p key={id} className="field">
            “{shown}”: è un dato, si scrive in <a href={`#${file}/${id}`}>{titleOf(file, path)}</a>.
          </p>
        )
      })}
    </>
  )
}
