import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Logo } from '~/brand/Logo'
import { layout } from '~/content/layout'
import { companyFormId, paths } from '~/content/paths'
import { phoneHref, site } from '~/content/site'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { useJustSent } from '~/features/sending/thanks'
import { cn } from '~/lib/cn'
import { buttonClass } from '~/ui/Button'

const linkClass =
  'no-underline opacity-90 decoration-2 decoration-fuoco underline-offset-6 hover:underline hover:opacity-100 aria-[current=page]:underline'

interface NavigationProps {
  links: readonly { label: string; to: string }[]
  className: string
  onFollow?: () => void
}

function Navigation({ links, className, onFollow }: NavigationProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={layout.navigationLabel} className={className}>
      {links.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          onClick={onFollow}
          aria-current={to === pathname ? 'page' : undefined}
          className={linkClass}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** The menu of narrow screens. A native <details>, so that it opens before any script has run. */
function CompactMenu() {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  return (
    <details
      ref={details}
      className="group lg:hidden"
      onBlur={({ currentTarget, relatedTarget }) => {
        // A click between the links, which takes no focus, has no related target.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
    >
      <summary
        aria-label={layout.menu}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-acciaio"
      >
        <svg
          viewBox="0 0 22 18"
          className="w-5.5 fill-none stroke-[2.5] stroke-current"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M2 2h18M2 9h18M2 16h18" className="group-open:hidden" />
          <path d="M4 2l14 14M18 2 4 16" className="hidden group-open:block" />
        </svg>
      </summary>
      <Navigation
        links={[...layout.navigation, ...layout.chats]}
        onFollow={close}
        className="absolute inset-x-0 top-full grid border-linea-scura border-y bg-ghisa px-gutter py-4 font-semibold text-subtitle *:py-2.5"
      />
    </details>
  )
}

/** On the page for companies it leads to their form; who has just sent is not asked again, but may call. */
function HeaderButton() {
  const { pathname } = useLocation()
  const justSent = useJustSent()
  const size = 'max-sm:px-2 sm:whitespace-nowrap max-[360px]:text-note'
  if (justSent)
    return (
      <a href={phoneHref} className={cn(buttonClass('outline', 'small'), size)}>
        {layout.headerCall}
      </a>
    )
  if (pathname === paths.companies)
    return (
      <a
        href={`#${companyFormId}`}
        className={cn(buttonClass('primary', 'small'), 'needs-script', size)}
      >
        {layout.headerCompany}
      </a>
    )
  return (
    <OpenModalButton size="small" className={size}>
      {layout.headerCta}
    </OpenModalButton>
  )
}

export function Header() {
  return (
    <header className="page-header on-ghisa sticky top-0 z-20 bg-ghisa text-gesso">
      <div className="wrap flex h-16 items-center gap-2.5 sm:h-19 sm:gap-8.5">
        <Link
          to={paths.home}
          aria-label={layout.logoLabel}
          // The name shrinks before the button does.
          className="mr-auto flex shrink-[9999] items-center gap-2.5 font-display font-extrabold text-note leading-none no-underline sm:text-body"
        >
          <Logo className="h-6.5 w-auto flex-none sm:h-7.5" />
          <span className="max-w-[10ch] sm:max-w-none">{site.name}</span>
        </Link>
        <Navigation
          links={layout.navigation}
          className="hidden gap-6 font-medium text-small lg:flex"
        />
        <HeaderButton />
        <CompactMenu />
      </div>
    </header>
  )
}
