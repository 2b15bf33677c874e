import { expect, it } from 'vitest'
import { memoryBudgets } from '../budgets.ts'
import { judgeMemory } from './judge-memory.ts'
import type { Memory } from './measure-memory.ts'

const before: Memory = { heap: 1_000_000, detached: [], nodes: 800, listeners: 400 }

const broken = (after: Partial<Memory>) =>
  judgeMemory({ name: '200 openings', before, after: { ...before, ...after } })
    .filter(({ isKept }) => !isKept)
    .map(({ measure, reasons }) => [measure, ...reasons])

it('allows noise, and less than before', () => {
  expect(broken({ heap: before.heap + memoryBudgets.heap, nodes: 700, listeners: 300 })).toEqual([])
})

it('finds whatever has grown, and names what is detached', () => {
  expect(broken({ heap: before.heap + memoryBudgets.heap + 1 })).toEqual([
    ['200 openings: more heap'],
  ])
  expect(broken({ nodes: before.nodes + memoryBudgets.nodes + 1 })).toEqual([
    ['200 openings: more nodes'],
  ])
  expect(broken({ listeners: before.listeners + memoryBudgets.listeners + 1 })).toEqual([
    ['200 openings: more listeners'],
  ])
  expect(broken({ detached: ['<div role="dialog">'] })).toEqual([
    ['200 openings: detached nodes', '<div role="dialog">'],
  ])
})
