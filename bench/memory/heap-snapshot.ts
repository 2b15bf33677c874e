import type { CDPSession } from '@playwright/test'

/** The parts of Chromium's heap snapshot that are read here: a table of nodes in one array. */
export interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
  strings: string[]
}

export interface HeapFigures {
  /** What the page's values take, in bytes: compiled code and what the browser keeps for itself excepted. */
  heap: number
  /** The elements that are in no document and cannot be freed. */
  detached: string[]
}

// Code is compiled further whenever it runs more often.
const values = [
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'object',
  'closure',
  'number',
]
const detachedState = 2

export function readHeap({ snapshot, nodes, strings }: HeapSnapshot): HeapFigures {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const figures: HeapFigures = { heap: 0, detached: [] }
  for (let start = 0; start < nodes.length; start += fields.length) {
    const field = (name: string) => nodes[start + fields.indexOf(name)] ?? 0
    if (values.includes(types[0][field('type')] ?? '')) figures.heap += field('self_size')
    if (field('detachedness') === detachedState) figures.detached.push(strings[field('name')] ?? '')
  }
  return figures
}

export async function takeHeap(cdp: CDPSession): Promise<HeapFigures> {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect)
  // It frees what can be freed before.
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect)
  return readHeap(JSON.parse(chunks.join('')))
}
