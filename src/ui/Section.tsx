import type { ReactNode } from 'react'
import { cn } from '~/lib/cn'

const tones = {
  gesso: '',
  carta: 'border-linea border-y bg-carta',
  ghisa: 'on-ghisa bg-ghisa text-gesso',
  fuoco: 'on-fuoco bg-fuoco text-ghisa',
}

interface SectionProps {
  id: string
  tone?: keyof typeof tones
  head: { eyebrow: string; title: ReactNode; lead?: string }
  children: ReactNode
}

/** A full-width band of the page, labelled by its title; its content keeps the common width. */
export function Section({ id, tone = 'gesso', head, children }: SectionProps) {
  const titleId = `${id}-titolo`
  return (
    <section id={id} aria-labelledby={titleId} className={cn('py-section', tones[tone])}>
      <div className="wrap">
        <div className="mb-band grid items-end gap-x-gap gap-y-6 lg:grid-cols-[1.35fr_1fr]">
          <div>
            <Eyebrow>{head.eyebrow}</Eyebrow>
            <h2 id={titleId} className="text-title">
              {head.title}
            </h2>
          </div>
          {head.lead && <p className="lead">{head.lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}

/** A short uppercase label after two small plates. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-5 flex items-center gap-2.5 font-bold text-note uppercase tracking-[0.09em]">
      <span aria-hidden="true" className="flex gap-0.5 text-fuoco in-[.on-fuoco]:text-ghisa">
        <span className="h-3.5 w-1.5 rounded-xs bg-current" />
        <span className="h-3.5 w-1.5 rounded-xs bg-current" />
      </span>
      {children}
    </p>
  )
}
