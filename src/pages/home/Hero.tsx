import { Link } from 'react-router-dom'
import { VideoPoster } from '~/brand/VideoPoster'
import { hero, shown } from '~/content/home'
import { sectionPath, sections } from '~/content/paths'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { NoScriptNotice } from '~/layout/FailureNotices'
import { ButtonLink } from '~/ui/Button'
import { ArrowDownGlyph } from '~/ui/glyphs'
import { LinkedText } from '~/ui/LinkedText'
import { PageHero } from '~/ui/PageHero'
import { PresentationVideo } from './PresentationVideo'

const methodPath = sectionPath(sections.method)

export function Hero() {
  return (
    <PageHero
      isPoster
      title={
        <>
          {`${hero.title.text} `}
          <em className="text-fuoco not-italic">{hero.title.accent}</em>
        </>
      }
      lead={hero.lead}
      aside={
        import.meta.env.FILM === 'none' ? (
          <VideoPoster className="w-full rounded-surface" />
        ) : (
          <PresentationVideo />
        )
      }
      below={<Strip />}
    >
      <div className="mt-3.5 flex flex-wrap gap-3.5 max-sm:*:w-full">
        <OpenModalButton>{hero.cta}</OpenModalButton>
        {shown.method && <ButtonLink to={methodPath}>{hero.secondary}</ButtonLink>}
      </div>
      <NoScriptNotice className="mt-4.5" />
      <ul className="mt-2.5 text-sabbia">
        {hero.offer.map(text => (
          <li key={text} className="check-mark py-1.5 before:border-fuoco">
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-fumo-chiaro text-small">{hero.note}</p>
      <Rating />
    </PageHero>
  )
}

function Rating() {
  const { rating, stars } = hero
  if (!rating && !stars) return null
  return (
    <p className="mt-4.5 flex flex-wrap items-center gap-x-6 font-medium text-small">
      {stars && (
        <>
          <span aria-hidden="true" className="text-body text-fuoco tracking-[0.09em]">
            ★★★★★
          </span>
          <LinkedText as="span" text={stars} />
        </>
      )}
      {rating}
    </p>
  )
}

function Strip() {
  return (
    <div className="mt-5 flex items-center justify-center gap-6 border-linea-scura border-t py-3 lg:mt-band lg:justify-between">
      <ul className="hidden flex-wrap gap-6 font-medium text-fumo-chiaro text-note lg:flex">
        {hero.strip.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {shown.method && (
        <Link
          to={methodPath}
          aria-label={hero.scrollDown}
          className="grid size-11 flex-none place-items-center rounded-full border-2 border-fumo hover:border-fuoco"
        >
          <ArrowDownGlyph />
        </Link>
      )}
    </div>
  )
}
