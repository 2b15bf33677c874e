import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, with or without a hash, or an address outside it, such as mailto:. */
  to: string
}

const isOutside = (to: string) => /^[a-z]+:/i.test(to)

/**
 * A link that the router follows. The router's own one can fetch pages ahead in ways that this site
 * does not have, which weigh as much as all the words of a page.
 */
export function Link({ to, ...props }: LinkProps) {
  return isOutside(to) ? <a {...props} href={to} /> : <PageLink to={to} {...props} />
}

function PageLink({ to, onClick, ...props }: LinkProps) {
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={event => {
        onClick?.(event)
        if (!event.defaultPrevented) handleClick(event)
      }}
    />
  )
}
