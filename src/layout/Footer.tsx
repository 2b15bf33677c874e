import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Logo } from '~/brand/Logo'
import { layout } from '~/content/layout'
import { paths } from '~/content/paths'
import { site } from '~/content/site'
import { CookieFooterButtons } from '~/features/consent/CookieFooterButtons'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { useJustSent } from '~/features/sending/thanks'
import { cn } from '~/lib/cn'
import { ThumbBar } from './ThumbBar'

const linkClass = 'inline-block py-2.5 text-small no-underline underline-offset-4 hover:underline'

function CallToAction() {
  const { title, text, cta } = layout.closing
  return (
    <div className="on-fuoco bg-fuoco text-ghisa">
      <div className="wrap grid items-center justify-items-start gap-band py-stack lg:grid-cols-[1.3fr_auto]">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="lead mt-4.5">{text}</p>
        </div>
        <OpenModalButton variant="dark" className="h-16 text-subtitle">
          {cta}
        </OpenModalButton>
      </div>
    </div>
  )
}

interface LinkColumnProps {
  title: string
  links: readonly { label: string; to: string }[]
  /** In two columns on narrow screens. */
  isWide?: boolean
  children?: ReactNode
}

function LinkColumn({ title, links, isWide = false, children }: LinkColumnProps) {
  return (
    <div className={cn('wrap-anywhere', isWide && 'max-lg:col-span-full')}>
      <h2 className="mb-3 font-bold font-sans text-note text-fumo-chiaro uppercase leading-none tracking-[0.09em]">
        {title}
      </h2>
      <ul className={isWide ? 'max-lg:columns-2' : undefined}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}

export function Footer() {
  const { pathname } = useLocation()
  const justSent = useJustSent()
  const { footer } = layout
  return (
    <footer className="on-ghisa bg-ghisa text-gesso">
      {/* The page for companies has its own form (specification, section 2); who has just sent is not asked again. */}
      {pathname !== paths.companies && !justSent && <CallToAction />}
      <div className="wrap">
        <div className="grid grid-cols-2 gap-6 pt-band pb-7 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
          <div className="max-lg:col-span-full">
            <p className="flex items-center gap-2.5 font-display font-extrabold leading-none">
              <Logo className="h-7.5 w-auto" />
              {site.name}
            </p>
            <p className="mt-4.5 max-w-[34ch] text-fumo-chiaro">{site.tagline}</p>
          </div>
          <LinkColumn {...footer.paths} />
          <LinkColumn {...footer.contacts} />
          <LinkColumn isWide {...footer.legal}>
            <CookieFooterButtons className={cn(linkClass, 'cursor-pointer text-left')} />
          </LinkColumn>
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-linea-scura border-t py-6 text-small text-fumo-chiaro">
          <span>{footer.registration}</span>
          <address className="not-italic">{footer.address}</address>
        </div>
      </div>
      <ThumbBar />
    </footer>
  )
}
