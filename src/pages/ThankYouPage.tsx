import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Drawing } from '~/brand/Drawing'
import { layout } from '~/content/layout'
import { contactCardPath, paths } from '~/content/paths'
import { emailHref, phoneHref, site } from '~/content/site'
import { thankYou } from '~/content/thank-you'
import { justSentKey, thankYouPage, useJustSent } from '~/features/sending/thanks'
import { PageMeta } from '~/layout/PageMeta'
import { tabStorage } from '~/lib/storage'
import { ButtonLink } from '~/ui/Button'
import { PageHero } from '~/ui/PageHero'
import { Eyebrow } from '~/ui/Section'
import { StepList } from '~/ui/StepList'

thankYouPage.isLoaded = true

const { mailTo, correct, correction, reference: referenceLabel, call, ways } = thankYou.sent

export function ThankYouPage() {
  const { key } = useLocation()
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation')
    // A page that is simply opened is at its top by itself: whoever is further down by now has scrolled there.
    const isOpened = key === 'default' && Reflect.get(load ?? {}, 'type') === 'navigate'
    if (!isOpened) scrollTo(0, 0)
  }, [key])
  useEffect(() => () => tabStorage.remove(justSentKey), [])
  // The built page, which no form has led to, has the words for people.
  const sent = useJustSent()
  const { lead, steps } = sent?.form === 'company' ? thankYou.company : thankYou.person
  const address = sent?.email && (
    <>
      {` ${mailTo} `}
      <strong className="text-gesso">{sent.email}</strong>.{' '}
      <a href={`${emailHref}?subject=${correction} ${sent.reference}`}>{correct}</a>
    </>
  )
  const number = call && (
    <>
      {` ${call.from} `}
      <a href={contactCardPath} download="">
        {call.save}
      </a>
      .
    </>
  )
  const next = [{ ...steps.mail, more: address }, { ...steps.call, more: number }, steps.talk]
  return (
    <>
      <PageMeta page={thankYou} />
      <PageHero
        above={<Eyebrow>{thankYou.eyebrow}</Eyebrow>}
        title={thankYou.title}
        lead={lead}
        aside={
          <div className="wrap-anywhere">
            <h2 className="mb-4 text-subtitle sm:text-heading">{thankYou.stepsTitle}</h2>
            <StepList steps={next} isDark />
          </div>
        }
        after={
          <Drawing
            name={sent?.form === 'company' ? 'sheet' : 'guide'}
            className="w-44 rounded-control lg:w-4/5"
          />
        }
        below={<Contacts reference={sent?.reference} />}
      />
    </>
  )
}

function Contacts({ reference }: { reference: string | undefined }) {
  return (
    <div className="wrap-anywhere pt-band pb-section">
      {reference && (
        <p className="mb-4.5">
          {referenceLabel} <strong>{reference}</strong>
        </p>
      )}
      <div className="flex flex-wrap gap-3.5 max-sm:*:w-full">
        <ButtonLink to={phoneHref} variant="primary">
          {site.phone}
        </ButtonLink>
        <ButtonLink to={emailHref}>{site.email}</ButtonLink>
        {[...layout.chats, ...ways].map(({ label, to }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink to={paths.home}>{thankYou.home}</ButtonLink>
      </div>
    </div>
  )
}
