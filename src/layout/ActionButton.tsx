import { useLocation } from 'react-router-dom'
import { layout } from '~/content/layout'
import { companyFormId, paths } from '~/content/paths'
import { phoneHref } from '~/content/site'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { useJustSent } from '~/features/sending/thanks'
import { cn } from '~/lib/cn'
import { type ButtonSize, buttonClass } from '~/ui/Button'

interface ActionButtonProps {
  size?: ButtonSize
  className?: string
}

/**
 * The action of the page, in header, menu and thumb bar. On the page for companies it leads to their form; who has
 * just sent is not asked again, but may call.
 */
export function ActionButton({ size = 'regular', className }: ActionButtonProps) {
  const { pathname } = useLocation()
  const justSent = useJustSent()
  if (justSent)
    return (
      <a href={phoneHref} className={cn(buttonClass('outline', size), className)}>
        {layout.headerCall}
      </a>
    )
  if (pathname === paths.companies)
    return (
      <a
        href={`#${companyFormId}`}
        className={cn(buttonClass('primary', size), 'needs-script', className)}
      >
        {layout.headerCompany}
      </a>
    )
  return (
    <OpenModalButton size={size} className={className}>
      {layout.headerCta}
    </OpenModalButton>
  )
}
