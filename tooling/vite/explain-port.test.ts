import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { explainPort } from './explain-port.ts'

type Hook = (server: unknown) => Promise<void>

test.each([
  ['configureServer', 'server', 'npm run dev -- --port '],
  ['configurePreviewServer', 'preview', 'scrivi SITE_PORT='],
] as const)('%s says how to choose another port than one in use', async (hook, part, advice) => {
  const holder = createServer().listen(0, 'localhost')
  onTestFinished(() => {
    holder.close()
  })
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo // A string only for a pipe.
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const run = explainPort('SITE_PORT')[hook] as Hook // The plugin gives functions, no objects.
  await run({ config: { [part]: { port } } })
  expect(exit).toHaveBeenCalledWith(1)
  expect(vi.mocked(console.error).mock.calls.flat().join()).toMatch(
    new RegExp(`^La porta ${port} è occupata: .*: ${advice}${port + 100}`),
  )
  vi.mocked(console.error).mockClear()

  holder.close()
  await once(holder, 'close')
  exit.mockClear()
  await run({ config: { [part]: { port } } })
  expect(exit).not.toHaveBeenCalled()
})
