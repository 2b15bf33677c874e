import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|vtt|ico)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes a .br and a .gz copy beside each compressible file, for hosts that serve such copies. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter(name => compressible.test(name))
      .map(async name => {
        const file = path.join(folder, name)
        const content = await readFile(file)
        const params = {
          [zlib.BROTLI_PARAM_QUALITY]: 11,
          [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
        }
        await writeFile(`${file}.br`, await toBrotli(content, { params }))
        await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
      }),
  )
}
