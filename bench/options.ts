import { parseArgs } from 'node:util'
import { type BenchPage, pages } from './pages.ts'

export const parts = ['speed', 'sizes', 'interaction', 'memory'] as const
export type Part = (typeof parts)[number]

export interface Options {
  parts: Part[]
  /** Whose speed and sizes are measured. */
  pages: BenchPage[]
  /** How often each page is loaded, and each interaction done. */
  runs: { speed: number; interaction: number }
  /** The file that keeps the result. */
  json: string | undefined
  help: boolean
}

export const usage = `npm run bench -- [options]
  --only <part>  only ${parts.join(', ')}; may be repeated
  --page <path>  only this page's speed and sizes; may be repeated
  --runs <n>     how often a page is loaded and an interaction done (5 and 10); 0 for sizes only
  --json <file>  keeps the result`

function findUnknown(given: string[], known: readonly string[]): string | undefined {
  return given.find(each => !known.includes(each))
}

/**
 * Reads the options of `npm run bench`.
 *
 * @throws Error for an unknown option, page or part.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string' },
      page: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const runs = values.runs === undefined ? undefined : Number(values.runs)
  if (runs !== undefined && (!Number.isInteger(runs) || runs < 0))
    throw new Error('--runs takes a number, 0 for sizes only')
  const unknownPage = findUnknown(
    values.page ?? [],
    pages.map(({ path }) => path),
  )
  if (unknownPage) throw new Error(`${unknownPage} is not in bench/pages.ts`)
  const unknownPart = findUnknown(values.only ?? [], parts)
  if (unknownPart) throw new Error(`${unknownPart} is none of ${parts.join(', ')}`)
  return {
    parts: parts.filter(part =>
      runs === 0 ? part === 'sizes' : (values.only?.includes(part) ?? true),
    ),
    pages: pages.filter(({ path }) => values.page?.includes(path) ?? true),
    runs: { speed: runs ?? 5, interaction: runs ?? 10 },
    json: values.json,
    help: values.help,
  }
}
