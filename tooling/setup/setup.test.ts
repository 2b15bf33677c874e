import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

const root = path.join(import.meta.dirname, '../..')

/** Runs the command as a program would, without a terminal. */
function start() {
  const tsx = path.join(root, 'node_modules/.bin/tsx')
  const { status, stdout, stderr } = spawnSync(tsx, [path.join(import.meta.dirname, 'setup.ts')], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** The same in this process. */
async function call(...words: string[]) {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() }
  const code = await runCommand(words, streams)
  const read = (stream: PassThrough) => String(stream.read() ?? '')
  return { code, stdout: read(streams.stdout), stderr: read(streams.stderr) }
}

test('without a terminal the command says that it needs one, and how to get it', () => {
  expect(start()).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^npm run setup fa domande, .* apri il Terminale .* npm run setup\n$/,
    ),
  })
})

test('the command explains itself, and refuses what it does not understand', async () => {
  const help = await call('--help')
  expect(help).toMatchObject({ code: 0, stderr: '' })
  expect(help.stdout).toContain('npm run setup            comincia, o riprende')
  expect(await call('--fretta')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Non capisco questo comando: --fretta'),
  })
})
