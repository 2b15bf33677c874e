import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Barbell } from '~/brand/Barbell'
import { layout } from '~/content/layout'
import { contactCardPath, paths } from '~/content/paths'
import { emailHref, phoneHref, site } from '~/content/site'
import { thankYou } from '~/content/thank-you'
import { thankYouPage, useJustSent } from '~/features/sending/thanks'
import { PageMeta } from '~/layout/PageMeta'
import { buttonClass } from '~/ui/Button'
import { PageHero } from '~/ui/PageHero'
import { Eyebrow } from '~/ui/Section'
import { StepList } from '~/ui/StepList'

thankYouPage.isLoaded = true

/** Where the email goes and how to correct that, how to name the request, and which number will call. */
function SentLines({ reference, email }: { reference: string; email: string }) {
  const { mailTo, correct, correction, reference: label, call } = thankYou.sent
  return (
    <div className="wrap-anywhere mt-6 grid gap-2">
      {email && (
        <p>
          {mailTo} <strong>{email}</strong>.{' '}
          <a href={`${emailHref}?subject=${correction} ${reference}`}>{correct}</a>
        </p>
      )}
      {call && (
        <p>
          {call.from}{' '}
          <a href={contactCardPath} download="">
            {call.save}
          </a>
        </p>
      )}
      {reference && (
        <p>
          {label} <strong>{reference}</strong>
        </p>
      )}
    </div>
  )
}

export function ThankYouPage() {
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  // The built page, which no form has led to, has the words for people.
  const sent = useJustSent()
  const { lead, steps } = sent?.form === 'company' ? thankYou.company : thankYou.person
  return (
    <>
      <PageMeta page={thankYou} />
      <PageHero
        above={<Eyebrow>{thankYou.eyebrow}</Eyebrow>}
        title={thankYou.title}
        lead={lead}
        aside={<Barbell className="w-full" />}
        below={
          <>
            <h2 className="sr-only">{thankYou.stepsTitle}</h2>
            <StepList steps={steps} tone="dark" className="mt-stack pb-section" />
          </>
        }
      >
        {sent && <SentLines reference={sent.reference} email={sent.email} />}
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
          {[...layout.chats, ...thankYou.sent.ways].map(({ label, to }) => (
            <a key={to} href={to} className={buttonClass('outline')}>
              {label}
            </a>
          ))}
        </div>
      </PageHero>
    </>
  )
}
