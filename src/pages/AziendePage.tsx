import { companies } from '~/content/aziende'
import { CompanyWizard } from '~/features/company-lead/CompanyWizard'
import { stepAnnouncement } from '~/features/company-lead/StepHeading'
import { useCompanyWizard } from '~/features/company-lead/use-company-wizard'
import { WithoutScript } from '~/features/sending/WithoutScript'
import { PageMeta } from '~/layout/PageMeta'
import { Eyebrow } from '~/ui/Eyebrow'

export function AziendePage() {
  const wizard = useCompanyWizard()
  const titlePrefix = wizard.hasMoved ? stepAnnouncement(wizard.step) : undefined
  return (
    <section className="bg-ghisa pt-[clamp(40px,5vw,72px)] pb-[clamp(80px,9vw,140px)] text-gesso">
      <PageMeta page="companies" titlePrefix={titlePrefix} heading={companies.title} />
      <div className="wrap grid items-start gap-[clamp(32px,5vw,88px)] lg:grid-cols-[1fr_1.06fr]">
        <div>
          <Eyebrow>{companies.eyebrow}</Eyebrow>
          <h1 tabIndex={-1} className="text-[clamp(2.2rem,4.2vw,3.9rem)]">
            {companies.title}
          </h1>
          <p className="lead mt-6 text-sabbia">{companies.lead}</p>
          <ul className="mt-10 border-linea-scura border-t">
            {companies.facts.map(({ value, label }) => (
              <li
                key={label}
                className="grid grid-cols-[118px_1fr] items-baseline gap-4.5 border-linea-scura border-b py-4 text-sabbia"
              >
                <span className="figure whitespace-nowrap text-[1.6rem] text-gesso">{value}</span>
                {label}
              </li>
            ))}
          </ul>
        </div>
        <CompanyWizard wizard={wizard} />
        <WithoutScript className="lead rounded-surface bg-carta p-7 text-ghisa" />
      </div>
    </section>
  )
}
