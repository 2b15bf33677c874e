import { companies } from '~/content/aziende'
import { shown } from '~/content/business'
import { ClaimsNote } from '~/layout/ClaimsNote'
import { PageHero } from '~/ui/PageHero'
import { Eyebrow } from '~/ui/Section'
import { CompanyForm } from './aziende/CompanyForm'
import { Doubts, NextSteps, Training } from './aziende/CompanySections'

export function AziendePage() {
  return (
    <>
      <PageHero
        above={<Eyebrow>{companies.eyebrow}</Eyebrow>}
        title={companies.title}
        lead={companies.lead}
        align="start"
        aside={<CompanyForm />}
      >
        {shown.companyFacts && <Facts />}
      </PageHero>
      {shown.training && <Training />}
      {shown.doubts && <Doubts />}
      {shown.next && <NextSteps />}
    </>
  )
}

function Facts() {
  return (
    <>
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
      <ClaimsNote claimKeys={['salesIncrease', 'partnerCompanies']} className="text-fumo-chiaro" />
    </>
  )
}
