import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** Runs the command as a program would, without a terminal. */
function run(...parameters: string[]) {
  const tsx = path.join(root, 'node_modules/.bin/tsx')
  const { status, stdout, stderr } = spawnSync(
    tsx,
    [path.join(import.meta.dirname, 'setup.ts'), ...parameters],
    { cwd: root, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

test('without a terminal the command says that it needs one, and how to get it', () => {
  expect(run()).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^npm run setup fa domande, .* apri il Terminale .* npm run setup\n$/,
    ),
  })
})

test('the command explains itself, and refuses what it does not understand', () => {
  const help = run('--help')
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout).toContain('npm run setup            comincia, o riprende')
  expect(run('--fretta')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Non capisco questo comando: --fretta'),
  })
})
