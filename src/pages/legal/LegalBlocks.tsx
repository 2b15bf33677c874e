import { type LegalBlock, legalLabels, type Purpose } from '~/content/legal/legal-document'
import { LinkedText } from '~/ui/LinkedText'
import { LegalDataTable } from './LegalDataTable'

function Purposes({ purposes }: { purposes: readonly Purpose[] }) {
  return (
    <div className="border-linea border-t">
      {purposes.map(details => (
        <div key={details.purpose} className="break-inside-avoid border-linea border-b py-4">
          <h3>{details.purpose}</h3>
          <dl className="mt-2.5 space-y-1.5">
            {(['data', 'basis', 'retention'] as const).map(part => (
              <div key={part} className="grid gap-x-6 md:grid-cols-[9rem_minmax(0,1fr)]">
                <dt className="font-bold text-small md:pt-0.5">{legalLabels.purpose[part]}</dt>
                <LinkedText as="dd" className="text-pretty" text={details[part]} />
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return <LinkedText as="p" text={block} />
  }
  if ('strong' in block) {
    return (
      <p>
        <LinkedText as="strong" text={block.strong} />
      </p>
    )
  }
  if ('purposes' in block) return <Purposes {...block} />
  if ('list' in block) {
    return (
      <ul className="list-disc space-y-1.5 pl-5 marker:text-fuoco-scuro">
        {block.list.map(item => (
          <LinkedText as="li" key={JSON.stringify(item)} className="pl-1.5" text={item} />
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
            className="grid break-inside-avoid grid-cols-1 gap-x-6 gap-y-1 border-linea border-b py-3 md:grid-cols-[11.5rem_minmax(0,1fr)]"
          >
            <dt className="font-bold leading-snug md:pt-0.5">{term}</dt>
            <LinkedText as="dd" className="text-pretty" text={text} />
          </div>
        ))}
      </dl>
    )
  }
  return <LegalDataTable {...block.table} />
}

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className="space-y-4.5">
      {blocks.map(block => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}
