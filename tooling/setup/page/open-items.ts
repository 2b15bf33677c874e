import { schemas } from '../../../src/content/schema/business.ts'
import { schemaAt, wordsOf } from '../../../src/content/schema/schema-node.ts'
import { settings } from '../../../src/content/schema/settings.ts'
import type { Path } from '../../../src/content/value-at.ts'
import { isWordsName } from '../../../src/content/words-name.ts'
import type { DataName, SetupData } from '../data-files.ts'
import { idOf } from './form-context.ts'

/** The titles of the parts around a value, the outermost first. */
export function titleOf(file: DataName, path: Path): string {
  if (isWordsName(file)) {
    const steps = path.map(key => (typeof key === 'number' ? key + 1 : key))
    return [file.replace('words/', ''), ...steps].join(' › ')
  }
  const schema = file === 'settings' ? settings : schemas[file]
  const titles = [...path.keys(), path.length].map(length => {
    const part = schemaAt(schema, path.slice(0, length))
    const key = path[length - 1]
    return (part && wordsOf(part).title) || (typeof key === 'number' ? String(key + 1) : '')
  })
  return titles.filter(Boolean).join(' › ')
}

/** What a real site still wants: the section of the page and the field that say it. */
export function findOpen({ problems }: SetupData) {
  return problems.map(({ file, path, kind, message }) => ({
    section: isWordsName(file) ? 'words' : file,
    field: idOf(file, path),
    title: titleOf(file, path),
    // The title says which value, and the field what to write.
    message: kind === 'missing' ? 'manca' : message,
  }))
}
