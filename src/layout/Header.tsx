import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Logo } from '~/brand/Logo'
import { layout } from '~/content/layout'
import { paths } from '~/content/paths'
import { phoneHref, site } from '~/content/site'
import { ButtonLink } from '~/ui/Button'
import { CrossGlyph, MenuGlyph } from '~/ui/glyphs'
import { ActionButton } from './ActionButton'

const linkClass =
  'no-underline opacity-90 decoration-2 decoration-fuoco underline-offset-6 hover:underline hover:opacity-100 aria-[current=page]:underline'

type Links = readonly { label: string; to: string }[]

function Navigation({ links, children, ...rest }: ComponentProps<'nav'> & { links: Links }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={layout.navigationLabel} {...rest}>
      {links.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === pathname ? 'page' : undefined}
          className={linkClass}
        >
          {label}
        </Link>
      ))}
      {children}
    </nav>
  )
}

/** The menu of narrow screens. A native <details>, so that it opens before any script has run. */
function CompactMenu() {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()
  const close = () => details.current?.removeAttribute('open')
  const focusSummary = () =>
    details.current?.querySelector('summary')?.focus({ preventScroll: true })

  useEffect(() => {
    // While it is open the menu has the screen alone, and the page does not scroll (styles.css).
    document.documentElement.toggleAttribute('data-menu-open', isOpen)
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back and Forward show another page below the menu.
  useEffect(close, [key])
  return (
    <details
      ref={details}
      className="group lg:hidden"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onClickCapture={({ target }) => {
        if (!(target instanceof Element && target.closest('nav :is(a, button)'))) return
        // A dialog then gives the focus back to what is still there.
        focusSummary()
        close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A click between the links, which takes no focus, has no related target.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        close()
        focusSummary()
      }}
    >
      <summary
        aria-label={layout.menu}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-acciaio"
      >
        <MenuGlyph className="size-5 group-open:hidden" />
        <CrossGlyph className="hidden size-5 group-open:block" />
      </summary>
      <Navigation
        links={[...layout.navigation, ...layout.chats]}
        className="menu-panel absolute inset-x-0 top-full grid bg-ghisa px-gutter"
      >
        {isOpen && (
          <div className="mt-7 grid gap-2.5 sm:flex">
            <ActionButton />
            <ButtonLink to={phoneHref}>{site.phone}</ButtonLink>
          </div>
        )}
      </Navigation>
    </details>
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
        <ActionButton size="small" className="max-sm:px-2 max-sm:text-note sm:whitespace-nowrap" />
        <CompactMenu />
      </div>
    </header>
  )
}
