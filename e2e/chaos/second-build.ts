import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readInlineBlocks } from '../../tooling/hosting/read-built-site.ts'

const hash = /(?<=-)[\w-]{8}(?=\.\w+$)/
const isText = (name: string) => /\.(?:html|js|css|webmanifest)$/.test(name)

const inlineHashes = (html: string) => {
  const { scriptHashes, styleHashes } = readInlineBlocks(html)
  return [...scriptHashes, ...styleHashes]
}

/**
 * Copies a built site and gives every file with a hash another one, as a deploy in which everything
 * changed would. Quicker than to build again, and no old name survives. Whatever an edit changes in
 * the texts changes too: the proof that a broken build fails uses it.
 */
export async function makeSecondBuild(
  from: string,
  to: string,
  edit: (text: string) => string = text => text,
): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true, filter: file => !/\.(?:br|gz)$/.test(file) })
  const assets = path.join(to, 'assets')
  const newNames = new Map<string, string>()
  for (const name of await readdir(assets)) {
    const newName = name.replace(hash, old => [...old].reverse().join(''))
    newNames.set(name, newName)
    await rename(path.join(assets, name), path.join(assets, newName))
  }
  const headersFile = path.join(to, 'vercel.json')
  let headers = await readFile(headersFile, 'utf8')
  for (const name of (await readdir(to, { recursive: true })).filter(isText)) {
    const file = path.join(to, name)
    const before = await readFile(file, 'utf8')
    let after = edit(before)
    for (const [oldName, newName] of newNames) after = after.replaceAll(oldName, newName)
    await writeFile(file, after)
    // The policy names the inline blocks by their hashes, and some of them hold addresses.
    if (!name.endsWith('.html')) continue
    const newHashes = inlineHashes(after)
    for (const [index, old] of inlineHashes(before).entries()) {
      headers = headers.replaceAll(old, newHashes[index] ?? old)
    }
  }
  await writeFile(headersFile, headers)
}
