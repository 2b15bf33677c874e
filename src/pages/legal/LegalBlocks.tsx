import type { LegalBlock, LegalTable, LegalTableName } from '~/content/legal/legal-document'
import { LegalDataTable } from './LegalDataTable'
import { LegalWords } from './LegalWords'

export type LegalTables = Partial<Record<LegalTableName, LegalTable>>

function Block({ block, tables }: { block: LegalBlock; tables: LegalTables }) {
  if (typeof block === 'string' || !('list' in block || 'pairs' in block || 'table' in block)) {
    return (
      <p className="text-pretty">
        <LegalWords text={block} />
      </p>
    )
  }
  if ('list' in block) {
    return (
      <ul className="list-disc space-y-1.5 pl-5 marker:text-fuoco-scuro">
        {block.list.map(item => (
          <li key={JSON.stringify(item)} className="pl-1.5 text-pretty">
            <LegalWords text={item} />
          </li>
        ))}
      </ul>
    )
  }
  if ('pairs' in block) {
    return (
      <dl className="border-linea border-t">
        {block.pairs.map(({ term, text }) => (
          <div
            key={term}
            className="grid break-inside-avoid gap-x-6 gap-y-1 border-linea border-b py-3 md:grid-cols-[11.5rem_minmax(0,1fr)]"
          >
            <dt className="font-bold leading-snug md:pt-0.5">{term}</dt>
            <dd className="text-pretty">
              <LegalWords text={text} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  const table = tables[block.table]
  return table && <LegalDataTable {...table} />
}

interface LegalBlocksProps {
  blocks: readonly LegalBlock[]
  tables: LegalTables
}

export function LegalBlocks({ blocks, tables }: LegalBlocksProps) {
  return (
    <div className="space-y-4.5">
      {blocks.map(block => (
        <Block key={JSON.stringify(block)} block={block} tables={tables} />
      ))}
    </div>
  )
}
