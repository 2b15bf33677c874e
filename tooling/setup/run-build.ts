import { spawn } from 'node:child_process'
import path from 'node:path'

/** Runs the build and hands over what it says as it says it, in the end also how it went. */
export async function runBuild(
  { command: [program = '', ...words], cwd }: { command: string[]; cwd: string },
  write: (text: string) => void,
): Promise<void> {
  // The dev server has said that this is development, which would build React's slower half.
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined }
  const child = spawn(program, words, { cwd, env })
  for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', write)
  const failure = await new Promise<string | null>(resolve => {
    child.on('error', error => resolve(error.message))
    child.on('close', code => resolve(code === 0 ? null : `codice ${code}`))
  })
  write(
    failure === null
      ? `\nFatto. Il sito è nella cartella ${path.join(cwd, 'dist')}: docs/pubblicare.md dice come metterlo in linea.\n`
      : `\nLa costruzione si è fermata (${failure}): le righe qui sopra dicono perché.\n`,
  )
}
