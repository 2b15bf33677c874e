import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes files into a folder, by their paths in it; creates the folders they need. */
export async function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
