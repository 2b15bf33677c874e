import { expect, onTestFinished, test, vi } from 'vitest'
import { getAt, type Path, setAt } from '../../../src/content/value-at.ts'
import type { SetupData } from '../data-files.ts'
import { contested, createSaver, NoAnswer } from './saver.ts'

/** A disk that others write to as well, and that may be full. */
async function open(own: object) {
  let version = 0
  let files = { company: { own, example: {}, hash: '0' } }
  const put = (path: Path, value: unknown) => {
    const next = setAt(files.company.own, path, value) as object
    files = { company: { own: next, example: {}, hash: String(++version) } }
  }
  const disk = {
    failure: null as Error | null,
    put,
    at: (path: Path) => getAt(files.company.own, path),
  }
  // The rest of the files plays no part here.
  const read = async () => {
    if (disk.failure) throw disk.failure
    return { files, problems: [] } as unknown as SetupData
  }
  const saver = createSaver({
    read,
    async change(_file, { path, value, hash }) {
      if (!disk.failure && hash !== files.company.hash) return null
      if (!disk.failure) put(path, value)
      return read()
    },
  })
  await saver.retry()
  const save = (path: Path, value: unknown) => saver.save('company', path, value)
  const faults = () => saver.getState().edits.map(({ fault }) => fault)
  return { disk, saver, save, faults }
}

const settled = () => new Promise(resolve => setTimeout(resolve))

test('what another tab has not touched is written, what it has is asked', async () => {
  const { disk, save, faults, saver } = await open({ name: 'A', city: 'B' })
  disk.put(['name'], 'other')
  save(['city'], 'here')
  save(['name'], 'here')
  await settled()
  expect([disk.at(['city']), disk.at(['name'])]).toEqual(['here', 'other'])
  expect(faults()).toEqual([contested])
  expect(getAt(saver.getState().data, ['files', 'company', 'own', 'name'])).toBe('here')
  const [edit] = saver.getState().edits
  if (edit) saver.settle(edit, true)
  await settled()
  expect([disk.at(['name']), faults()]).toEqual(['here', []])
})

test('an entry of a list that another has moved is asked too', async () => {
  const { disk, save, faults } = await open({ members: [{ name: 'A' }, { name: 'B' }] })
  disk.put(['members'], [{ name: 'B' }, { name: 'A' }])
  save(['members', 0, 'photo'], '/team/a.webp')
  await settled()
  expect(faults()).toEqual([contested])
  expect(disk.at(['members', 0])).toEqual({ name: 'B' })
})

test('what a full disk refuses stays, in the order in which it was typed', async () => {
  const { disk, save, faults, saver } = await open({ social: ['a'] })
  disk.failure = new Error('il disco è pieno')
  save(['social'], ['a', ''])
  save(['social', 1], 'b')
  await settled()
  expect(faults()).toEqual(['il disco è pieno', undefined])
  disk.failure = null
  expect(disk.at(['social'])).toEqual(['a'])
  await saver.retry()
  expect([disk.at(['social']), faults()]).toEqual([['a', 'b'], []])
})

test('a program that is back gets what it has missed, by itself', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { disk, save, faults } = await open({})
  disk.failure = new NoAnswer('non risponde')
  save(['name'], 'here')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(faults()).toEqual(['non risponde'])
  disk.failure = null
  await vi.advanceTimersByTimeAsync(2_000)
  expect([disk.at(['name']), faults()]).toEqual(['here', []])
})
