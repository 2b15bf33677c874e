import { useEffect } from 'react'
import { Barbell } from '~/brand/Barbell'
import { paths } from '~/content/paths'
import { emailHref, phoneHref, site } from '~/content/site'
import { thankYou } from '~/content/thank-you'
import { PageMeta } from '~/layout/PageMeta'
import { Link } from '~/lib/Link'
import { buttonClass } from '~/ui/Button'
import { Eyebrow } from '~/ui/Eyebrow'
import { PageHero } from '~/ui/PageHero'

export function ThankYouPage() {
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <>
      <PageMeta page="thankYou" />
      <PageHero
        above={<Eyebrow>{thankYou.eyebrow}</Eyebrow>}
        title={thankYou.title}
        lead={thankYou.lead}
        aside={<Barbell className="w-full" />}
        below={<NextSteps />}
      >
        <div className="wrap-anywhere mt-9 flex flex-wrap gap-3.5 max-sm:*:w-full">
          <Link to={paths.home} className={buttonClass('primary')}>
            {thankYou.home}
          </Link>
          <a href={phoneHref} className={buttonClass('outline')}>
            {site.phone}
          </a>
          <a href={emailHref} className={buttonClass('outline')}>
            {site.email}
          </a>
        </div>
      </PageHero>
    </>
  )
}

function NextSteps() {
  return (
    <>
      <h2 className="sr-only">{thankYou.stepsTitle}</h2>
      <ol className="mt-stack grid gap-0.5 border-linea-scura border-t pb-section lg:grid-cols-3">
        {thankYou.steps.map(({ title, text }, index) => (
          <li key={title} className="pt-7 pr-7">
            <span aria-hidden="true" className="figure text-fuoco text-title">
              {index + 1}
            </span>
            <h3 className="mt-3.5">{title}</h3>
            <p className="mt-2 text-fumo-chiaro">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
