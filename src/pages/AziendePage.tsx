import { companies } from '~/content/aziende'
import { shown } from '~/content/business'
import { ClaimsNote } from '~/layout/ClaimsNote'
import { PageHero } from '~/ui/PageHero'
import { Eyebrow } from '~/ui/Section'
import { CompanyForm } from './aziende/CompanyForm'
import { Cases, Doubts, NextSteps, Training } from './aziende/CompanySections'

export function AziendePage() {
  return (
    <>
      <PageHero
        above={<Eyebrow>{companies.eyebrow}</Eyebrow>}
        title={companies.title}
        lead={companies.lead}
        aside={<CompanyForm />}
        after={shown.companyFacts && <Facts />}
      />
      {shown.training && <Training />}
      {companies.cases.items.length > 0 && <Cases />}
      {shown.doubts && <Doubts />}
      {shown.next && <NextSteps />}
    </>
  )
}

function Facts() {
  return (
    <div>
      <ul className="border-linea-scura border-t">
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
    </div>
  )
}
