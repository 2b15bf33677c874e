import { memo } from 'react'
import { companies, companyForm } from '~/content/aziende'
import { CompanyWizard } from '~/features/company-lead/CompanyWizard'
import { stepAnnouncement } from '~/features/company-lead/StepHeading'
import { useCompanyWizard } from '~/features/company-lead/use-company-wizard'
import { NoScriptNotice } from '~/layout/FailureNotices'
import { PageMeta } from '~/layout/PageMeta'
import { LinkedText } from '~/ui/LinkedText'

const Meta = memo(PageMeta)

/** The form, and the page's title, which names the step. Separate, so that a step renders nothing else. */
export function CompanyForm() {
  const wizard = useCompanyWizard()
  const titlePrefix = wizard.hasChangedStep ? stepAnnouncement(wizard.step) : undefined
  return (
    <>
      <Meta page={companies.page} titlePrefix={titlePrefix} heading={companies.title} />
      <div>
        <CompanyWizard wizard={wizard} />
        {companyForm.otherWays[0] && (
          <LinkedText as="p" className="mt-5 text-small" text={companyForm.otherWays.join(' ')} />
        )}
      </div>
      <NoScriptNotice className="on-carta lead rounded-surface bg-carta p-7 text-ghisa" />
    </>
  )
}
