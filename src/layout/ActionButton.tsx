import { useLocation } from 'react-router-dom'
import { layout } from '~/content/layout'
import { companyFormId, paths } from '~/content/paths'
import { phoneHref } from '~/content/site'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { useJustSent } from '~/features/sending/thanks'
import { cn } from '~/lib/cn'
import { ButtonLink, type ButtonSize } from '~/ui/Button'

/** The page's action: the modal or, for companies, their form. Who has just sent may call instead. */
export function ActionButton(look: { size?: ButtonSize; className?: string }) {
  const { pathname } = useLocation()
  const justSent = useJustSent()
  if (justSent)
    return (
      <ButtonLink {...look} to={phoneHref}>
        {layout.headerCall}
      </ButtonLink>
    )
  if (pathname !== paths.companies)
    return <OpenModalButton {...look}>{layout.headerCta}</OpenModalButton>
  return (
    <ButtonLink
      to={`#${companyFormId}`}
      variant="primary"
      {...look}
      className={cn('needs-script', look.className)}
    >
      {layout.headerCompany}
    </ButtonLink>
  )
}
