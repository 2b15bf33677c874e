import type { ReactNode } from 'react'
import { cn } from '~/lib/cn'

const tones = {
  gesso: 'on-gesso',
  carta: 'bg-carta',
  ghisa: 'on-ghisa bg-ghisa text-gesso',
  fuoco: 'on-fuoco bg-fuoco text-ghisa',
}

interface SectionProps {
  id: string
  tone?: keyof typeof tones
  head: { eyebrow: string; title: ReactNode; lead?: string }
  /** The lead stands beside the title or, under it, leaves the width to it. */
  layout?: 'columns' | 'stacked' | 'poster'
  /** Stands beside title and lead. */
  picture?: ReactNode
  children: ReactNode
}

/** A full-width band of the page, labelled by its title; its content keeps the common width. */
export function Section(props: SectionProps) {
  const { id, tone = 'gesso', head, layout = 'columns', picture, children } = props
  const titleId = `${id}-titolo`
  const lead = head.lead && <p className={cn('lead', Boolean(picture) && 'mt-6')}>{head.lead}</p>
  return (
    <section id={id} aria-labelledby={titleId} className={cn('py-section', tones[tone])}>
      <div className="wrap">
        <div
          className={cn(
            'mb-band grid gap-x-gap gap-y-4.5',
            layout === 'columns' && 'items-end lg:grid-cols-[1.35fr_1fr]',
            Boolean(picture) && 'sm:grid-cols-[1.35fr_1fr]',
          )}
        >
          <div>
            <Eyebrow>{head.eyebrow}</Eyebrow>
            <h2 id={titleId} className={layout === 'poster' ? 'text-poster' : 'text-title'}>
              {head.title}
            </h2>
            {picture && lead}
          </div>
          {picture ?? lead}
        </div>
        {children}
      </div>
    </section>
  )
}

/** A short uppercase label after two small plates. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-3 flex items-center gap-2.5 font-bold text-note uppercase tracking-[0.09em]">
      <span aria-hidden="true" className="flex gap-0.5 text-fuoco in-[.on-fuoco]:text-ghisa">
        <span className="h-3.5 w-1.5 rounded-xs bg-current" />
        <span className="h-3.5 w-1.5 rounded-xs bg-current" />
      </span>
      {children}
    </p>
  )
}
