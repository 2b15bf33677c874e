import { Link } from 'react-router-dom'
import { hero } from '~/content/home'
import { sectionPath, sections } from '~/content/paths'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { WithoutScript } from '~/features/sending/WithoutScript'
import { buttonClass } from '~/ui/Button'
import { ArrowDownGlyph } from '~/ui/glyphs'
import { PresentationVideo } from './PresentationVideo'

const methodPath = sectionPath(sections.method)

export function Hero() {
  return (
    <section className="overflow-hidden bg-ghisa pt-[clamp(36px,4.6vw,72px)] text-gesso">
      <div className="wrap">
        <div className="grid items-center gap-[clamp(32px,4.4vw,72px)] lg:grid-cols-[1fr_1.04fr]">
          <div>
            <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-[0.95rem] sm:mb-6.5">
              <span aria-hidden="true" className="text-[1.05rem] text-fuoco tracking-[0.12em]">
                ★★★★★
              </span>
              <span className="sr-only">{hero.ratingLabel}</span>
              {hero.rating}
            </p>
            <h1 tabIndex={-1} className="text-headline">
              {hero.title.text}
              <em className="text-fuoco not-italic">{hero.title.accent}</em>
            </h1>
            <p className="lead mt-6.5 text-sabbia">{hero.lead}</p>
            <div className="mt-9 flex flex-wrap gap-3.5 max-lg:*:w-full">
              <OpenModalButton>{hero.cta}</OpenModalButton>
              <Link to={methodPath} className={buttonClass('outline')}>
                {hero.secondary}
              </Link>
            </div>
            <WithoutScript className="mt-4.5" />
            <p className="mt-4.5 text-[0.9rem] text-fumo-chiaro">{hero.note}</p>
          </div>
          <PresentationVideo />
        </div>
        <div className="mt-[clamp(40px,5vw,72px)] flex items-center justify-center gap-6 border-linea-scura border-t py-5.5 lg:justify-between">
          <ul className="hidden flex-wrap gap-x-8.5 gap-y-2 font-medium text-[0.92rem] text-fumo-chiaro lg:flex">
            {hero.strip.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Link
            to={methodPath}
            aria-label={hero.scrollDown}
            className="grid size-11.5 flex-none place-items-center rounded-full border-2 border-fumo hover:border-fuoco"
          >
            <ArrowDownGlyph />
          </Link>
        </div>
      </div>
    </section>
  )
}
