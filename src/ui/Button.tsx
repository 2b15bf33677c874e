import type { ComponentProps } from 'react'
import { cn } from '~/lib/cn'
import { PageLink, type PageLinkProps } from './PageLink'

export type ButtonVariant = 'primary' | 'outline' | 'dark'
export type ButtonSize = 'regular' | 'small'

const base =
  'inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-control border-2 text-center font-bold leading-[1.1] no-underline transition-[background-color] active:[transform:translateY(1px)] disabled:cursor-progress data-waiting:cursor-progress data-waiting:border-current motion-reduce:transition-none'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-fuoco text-ghisa hover:bg-fuoco-chiaro',
  outline: 'border-current bg-transparent hover:bg-current/10',
  dark: 'border-transparent bg-ghisa text-gesso hover:bg-acciaio',
}

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-13.5 px-6.5 text-small',
  small: 'min-h-11 px-4.5 text-small',
}

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
}

export type ButtonProps = ComponentProps<'button'> & Look

export function Button({ variant = 'primary', size = 'regular', className, ...rest }: ButtonProps) {
  const classes = cn(base, variants[variant], sizes[size], className)
  return <button type="button" className={classes} {...rest} />
}

export function ButtonLink(props: PageLinkProps & Look) {
  const { variant = 'outline', size = 'regular', className, ...rest } = props
  return <PageLink className={cn(base, variants[variant], sizes[size], className)} {...rest} />
}
