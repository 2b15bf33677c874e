import { expect, it } from 'vitest'
import { moduleOf, weighModules } from './modules.ts'

it('names packages as a whole, and files of the project', () => {
  expect(moduleOf('../../../node_modules/react-dom/cjs/react-dom.js')).toBe('react-dom')
  expect(moduleOf('../../node_modules/@radix-ui/react-slot/dist/index.mjs')).toBe(
    '@radix-ui/react-slot',
  )
  expect(moduleOf('../../../src/ui/Dialog.tsx')).toBe('src/ui/Dialog.tsx')
})

it('counts the characters of each module, the largest first', () => {
  const find = (line: number, column: number) => {
    if (line === 1) return {}
    return { generatedColumn: column, originalSource: column < 2 ? 'src/a.ts' : 'src/b.ts' }
  }
  expect(weighModules('abcdef\nxyz', find)).toEqual([
    ['src/b.ts', 4],
    ['src/a.ts', 2],
  ])
})
