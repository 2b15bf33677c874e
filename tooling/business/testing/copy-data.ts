import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { demoFolder, fileNames, fileOf, wordsFolders } from '../business-files.ts'

const repository = path.join(import.meta.dirname, '../../..')

/** A folder with the words, the demonstration's data and empty files of a business, as a clone has them. */
export function copyData() {
  const root = mkdtempSync(path.join(tmpdir(), 'business-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  // The picture is photo and logo of the invented business.
  const parts = [demoFolder, ...wordsFolders, 'public/team', 'public/icon-512.png']
  for (const part of parts)
    cpSync(path.join(repository, part), path.join(root, part), { recursive: true })
  // Only read, and heavy.
  symlinkSync(path.join(repository, 'public/video'), path.join(root, 'public/video'))
  const write = (name: string, text: string) => {
    const file = path.join(root, fileOf(name))
    cpSync(path.join(repository, fileOf(name)), file)
    writeFileSync(file, text)
  }
  for (const name of [...fileNames, 'settings'])
    write(name, `{ "$schema": "./.schema/${name}.json" }\n`)
  return { root, write }
}
