import type { ReactNode } from 'react'
import { cn } from '~/lib/cn'
import { LinkedText } from './LinkedText'

interface PageHeroProps {
  /** An eyebrow or a drawing above the title. */
  above: ReactNode
  title: ReactNode
  /** With links as [words](address). */
  lead: string
  /** Shown below the lead. */
  children?: ReactNode
  /** Shown below all of these in their column, but on narrow screens below the aside. */
  after?: ReactNode
  /** Shown beside the text, or below it on narrow screens. */
  aside?: ReactNode
  /** Vertical alignment of the text and the aside. */
  align?: 'center' | 'start'
  /** Shown below both, over the whole width. */
  below?: ReactNode
}

/** The dark section at the top of a page, with its title. */
export function PageHero({
  above,
  title,
  lead,
  children,
  after,
  aside,
  align,
  below,
}: PageHeroProps) {
  return (
    <section className="on-ghisa overflow-hidden bg-ghisa pt-band text-gesso">
      <div className="wrap">
        <div
          className={cn(
            'grid gap-band',
            align === 'start' ? 'items-start' : 'items-center',
            Boolean(aside) && 'lg:grid-cols-[1fr_1.05fr]',
            Boolean(after) && 'lg:grid-rows-[auto_1fr]',
          )}
        >
          <div>
            {above}
            <h1 tabIndex={-1} className="text-headline">
              {title}
            </h1>
            <p className="lead mt-6 text-sabbia">
              <LinkedText text={lead} />
            </p>
            {children}
          </div>
          {after ? <div className="lg:col-start-2 lg:row-span-2">{aside}</div> : aside}
          {after}
        </div>
        {below ?? <div className="pb-section" />}
      </div>
    </section>
  )
}
