import type { ComponentProps, ReactNode } from 'react'
import { cn } from '~/lib/cn'

type Tone = 'gesso' | 'carta' | 'ghisa' | 'fuoco'

const tones: Record<Tone, string> = {
  gesso: '',
  carta: 'border-linea border-y bg-carta',
  ghisa: 'on-ghisa bg-ghisa text-gesso',
  fuoco: 'on-fuoco bg-fuoco text-ghisa',
}

interface SectionProps extends ComponentProps<'section'> {
  tone?: Tone
}

/** A full-width band of the page; its content keeps the common width. */
export function Section({ tone = 'gesso', className, children, ...rest }: SectionProps) {
  return (
    <section className={cn('py-section', tones[tone], className)} {...rest}>
      <div className="wrap">{children}</div>
    </section>
  )
}

interface SectionHeadProps {
  id: string
  eyebrow: string
  title: ReactNode
  lead?: string
}

/** Eyebrow and title beside the lead. The id is that of the title, which labels the section. */
export function SectionHead({ id, eyebrow, title, lead }: SectionHeadProps) {
  return (
    <div className="mb-band grid items-end gap-x-gap gap-y-6 lg:grid-cols-[1.35fr_1fr]">
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 id={id} className="text-title">
          {title}
        </h2>
      </div>
      {lead && <p className="lead">{lead}</p>}
    </div>
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
