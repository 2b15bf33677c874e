import { expect, it } from 'vitest'
import { readHeap } from './heap-snapshot.ts'

it('counts what values take, and names the elements that are in no document', () => {
  const snapshot = {
    meta: {
      node_fields: ['type', 'name', 'self_size', 'detachedness'],
      node_types: [['object', 'code', 'native', 'string'], 'string', 'number', 'number'] as [
        string[],
        ...unknown[],
      ],
    },
  }
  const strings = ['Object', 'compiled', '<div role="dialog">', 'word']
  const nodes = [
    [0, 0, 100, 0],
    [1, 1, 5000, 0],
    [2, 2, 300, 2],
    [2, 2, 300, 1],
    [3, 3, 20, 0],
  ]
  expect(readHeap({ snapshot, strings, nodes: nodes.flat() })).toEqual({
    heap: 120,
    detached: ['<div role="dialog">'],
  })
})
