import type { ReactElement, ReactNode } from 'react'
import { cn } from '~/lib/cn'
import { LinkedText } from './LinkedText'

interface PageHeroProps {
  /** A larger title over the whole width, instead of one in the column of the text. */
  isPoster?: boolean
  /** An eyebrow or a drawing above the title. */
  above?: ReactNode
  title: ReactNode
  /** With links as [words](address). */
  lead: string
  /** Shown below the lead. */
  children?: ReactNode
  /** Shown below all of these in their column, but on narrow screens below the aside. */
  after?: ReactElement | false
  /** Shown beside the text, or below it on narrow screens. */
  aside?: ReactElement
  /** Shown below both, over the whole width. */
  below?: ReactNode
}

export function PageHero(props: PageHeroProps) {
  const { isPoster, above, title, lead, children, after, aside, below } = props
  const heading = (
    <h1 tabIndex={-1} className={isPoster ? 'mb-5 text-poster' : 'text-headline'}>
      {title}
    </h1>
  )
  return (
    <section
      className={cn('on-ghisa overflow-hidden bg-ghisa text-gesso', isPoster ? 'pt-5' : 'pt-band')}
    >
      <div className="wrap">
        {isPoster && heading}
        <div
          className={cn(
            'grid items-start gap-band',
            aside && 'lg:grid-cols-[1fr_1.05fr]',
            after && 'lg:grid-rows-[auto_1fr]',
          )}
        >
          <div>
            {above}
            {!isPoster && heading}
            <p className={cn('lead text-sabbia', isPoster ? 'leading-[1.4]' : 'mt-6')}>
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
