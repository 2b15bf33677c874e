import { companies } from '~/content/aziende'
import { CompanyWizard } from '~/features/company-lead/CompanyWizard'
import { stepAnnouncement } from '~/features/company-lead/StepHeading'
import { useCompanyWizard } from '~/features/company-lead/use-company-wizard'
import { NoScriptNotice } from '~/features/sending/NoScriptNotice'
import { ClaimsNote } from '~/layout/ClaimsNote'
import { PageMeta } from '~/layout/PageMeta'
import { Eyebrow } from '~/ui/Eyebrow'
import { PageHero } from '~/ui/PageHero'
import { Doubts } from './aziende/Doubts'
import { NextSteps } from './aziende/NextSteps'
import { Training } from './aziende/Training'

export function AziendePage() {
  const wizard = useCompanyWizard()
  const titlePrefix = wizard.hasChangedStep ? stepAnnouncement(wizard.step) : undefined
  return (
    <>
      <PageMeta page="companies" titlePrefix={titlePrefix} heading={companies.title} />
      <PageHero
        above={<Eyebrow>{companies.eyebrow}</Eyebrow>}
        title={companies.title}
        lead={companies.lead}
        align="start"
        aside={
          <>
            <CompanyWizard wizard={wizard} />
            <NoScriptNotice className="lead rounded-surface bg-carta p-7 text-ghisa" />
          </>
        }
      >
        <ul className="mt-6 border-linea-scura border-t lg:mt-10">
          {companies.facts.map(({ value, label }) => (
            <li
              key={label}
              className="grid grid-cols-[118px_1fr] items-baseline gap-4.5 border-linea-scura border-b py-3 text-sabbia lg:py-4"
            >
              <span className="figure whitespace-nowrap text-gesso text-heading">{value}</span>
              {label}
            </li>
          ))}
        </ul>
        <ClaimsNote of={['salesIncrease', 'partnerCompanies']} className="text-fumo-chiaro" />
      </PageHero>
      <Training />
      <Doubts />
      <NextSteps />
    </>
  )
}
