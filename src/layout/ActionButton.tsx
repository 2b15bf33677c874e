import { useLocation } from 'react-router-dom'
import { layout } from '~/content/layout'
import { companyFormId, paths } from '~/content/paths'
import { phoneHref } from '~/content/site'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { useJustSent } from '~/features/sending/thanks'
import { cn } from '~/lib/cn'
import { ButtonLink, type ButtonSize } from '~/ui/Button'

/**
 * The action of the page, in header, menu and thumb bar. On the page for companies it leads to their form; who has
 * just sent is not asked again, but may call.
 */
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
