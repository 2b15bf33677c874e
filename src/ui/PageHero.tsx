import type { ReactNode } from 'react'
import { cn } from '~/lib/cn'

interface PageHeroProps {
  /** Over the title: an eyebrow, a drawing. */
  above: ReactNode
  title: ReactNode
  lead: string
  /** Under the lead. */
  children?: ReactNode
  /** Beside the text, or below it on narrow screens. */
  aside?: ReactNode
  /** Where an aside that is taller than the text puts the text. */
  align?: 'center' | 'start'
  /** Under both, over the whole width. */
  below?: ReactNode
}

/** The dark opening of a page, with its title. */
export function PageHero({ above, title, lead, children, aside, align, below }: PageHeroProps) {
  return (
    <section className="overflow-hidden bg-ghisa pt-band text-gesso">
      <div className="wrap">
        <div
          className={cn(
            'grid gap-band',
            align === 'start' ? 'items-start' : 'items-center',
            Boolean(aside) && 'lg:grid-cols-[1fr_1.05fr]',
          )}
        >
          <div>
            {above}
            <h1 tabIndex={-1} className="text-headline">
              {title}
            </h1>
            <p className="lead mt-6 text-sabbia">{lead}</p>
            {children}
          </div>
          {aside}
        </div>
        {below ?? <div className="pb-section" />}
      </div>
    </section>
  )
}
