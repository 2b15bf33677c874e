import type { ReactNode } from 'react'
import { cn } from '~/lib/cn'

interface StepListProps {
  steps: readonly { title: string; text: string; more?: ReactNode }[]
  /** One below the other on dark, instead of side by side in the text's colour. */
  isDark?: boolean
}

export function StepList({ steps, isDark = false }: StepListProps) {
  const list = isDark ? 'border-linea-scura' : 'gap-0.5 border-ghisa sm:grid-cols-3'
  const step = isDark
    ? 'grid-cols-[48px_1fr] items-center border-linea-scura border-b py-4.5'
    : 'pt-7 pr-7'
  return (
    <ol className={cn('grid border-t-2', list)}>
      {steps.map(({ title, text, more }, index) => (
        <li key={title} className={cn('grid content-start gap-y-2', step)}>
          <span aria-hidden="true" className={cn('figure text-title', isDark && 'text-fuoco')}>
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p className={isDark ? 'col-start-2 text-fumo-chiaro' : undefined}>
            {text}
            {more}
          </p>
        </li>
      ))}
    </ol>
  )
}
