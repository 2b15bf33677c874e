import { companies } from '~/content/aziende'
import { emailHref, phoneHref, site } from '~/content/site'
import { PageMeta } from '~/layout/PageMeta'
import { buttonClass } from '~/ui/Button'
import { Eyebrow } from '~/ui/Eyebrow'

export function AziendePage() {
  return (
    <section className="bg-ghisa pt-[clamp(40px,5vw,72px)] pb-[clamp(80px,9vw,140px)] text-gesso">
      <PageMeta page="companies" />
      <div className="wrap">
        <Eyebrow>{companies.eyebrow}</Eyebrow>
        <h1 tabIndex={-1} className="text-headline">
          {companies.title}
        </h1>
        <p className="lead mt-6 text-sabbia">{companies.lead}</p>
        <ul className="mt-10 border-linea-scura border-t">
          {companies.facts.map(({ value, label }) => (
            <li
              key={label}
              className="grid grid-cols-[118px_1fr] items-baseline gap-4.5 border-linea-scura border-b py-4 text-sabbia"
            >
              <span className="figure text-[1.6rem] text-gesso">{value}</span>
              {label}
            </li>
          ))}
        </ul>
        <div className="mt-9 flex flex-wrap gap-3.5">
          <a href={emailHref} className={buttonClass('primary')}>
            {site.email}
          </a>
          <a href={phoneHref} className={buttonClass('outline')}>
            {site.phone}
          </a>
        </div>
      </div>
    </section>
  )
}
