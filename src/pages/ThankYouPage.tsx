import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Barbell } from '~/brand/Barbell'
import { paths } from '~/content/paths'
import { emailHref, phoneHref, site } from '~/content/site'
import { thankYou } from '~/content/thank-you'
import { PageMeta } from '~/layout/PageMeta'
import { buttonClass } from '~/ui/Button'
import { Eyebrow } from '~/ui/Eyebrow'

export function ThankYouPage() {
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <section className="bg-ghisa pt-[clamp(40px,5vw,72px)] pb-[clamp(80px,9vw,140px)] text-gesso">
      <PageMeta page="thankYou" />
      <div className="wrap">
        <div className="grid items-center gap-[clamp(32px,5vw,88px)] lg:grid-cols-[1fr_1.06fr]">
          <div>
            <Eyebrow>{thankYou.eyebrow}</Eyebrow>
            <h1 tabIndex={-1} className="text-headline">
              {thankYou.title}
            </h1>
            <p className="lead mt-6 text-sabbia">{thankYou.lead}</p>
            <div className="mt-9 flex flex-wrap gap-3.5 max-sm:*:w-full">
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
          </div>
          <Barbell className="w-full" />
        </div>
        <h2 className="sr-only">{thankYou.stepsTitle}</h2>
        <ol className="mt-stack grid gap-0.5 border-linea-scura border-t lg:grid-cols-3">
          {thankYou.steps.map(({ title, text }, index) => (
            <li key={title} className="pt-7 pr-7">
              <span aria-hidden="true" className="figure text-[2.4rem] text-fuoco">
                {index + 1}
              </span>
              <h3 className="mt-3.5">{title}</h3>
              <p className="mt-2 text-fumo-chiaro">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
