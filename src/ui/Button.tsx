import type { ComponentProps } from 'react'
import { cn } from '~/lib/cn'

export type ButtonVariant = 'primary' | 'outline' | 'dark'
export type ButtonSize = 'regular' | 'small'

const base =
  'inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-control border-2 text-center font-bold leading-[1.1] no-underline transition-[transform,background-color] active:[transform:translateY(1px)] disabled:cursor-progress data-waiting:cursor-progress data-waiting:border-current motion-reduce:transition-none'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-fuoco text-ghisa hover:bg-fuoco-chiaro',
  outline: 'border-current bg-transparent hover:bg-current/10',
  dark: 'border-transparent bg-ghisa text-gesso hover:bg-acciaio',
}

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-13.5 px-6.5 text-small',
  small: 'min-h-11 px-4.5 text-small',
}

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize = 'regular'): string {
  return cn(base, variants[variant], sizes[size])
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
}

export function Button({ variant = 'primary', size = 'regular', className, ...rest }: ButtonProps) {
  return <button type="button" className={cn(buttonClass(variant, size), className)} {...rest} />
}
