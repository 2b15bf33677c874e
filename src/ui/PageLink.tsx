import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

export interface PageLinkProps extends ComponentProps<'a'> {
  to: string
}

/** A link to a page, to another site or to a part of this page, which the browser itself follows. */
export const PageLink = ({ to, ...rest }: PageLinkProps) =>
  to.startsWith('#') ? <a href={to} {...rest} /> : <Link to={to} {...rest} />
