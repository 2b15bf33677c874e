import type { ReactNode } from 'react'
import { cn } from '~/lib/cn'

interface StepListProps {
  steps: readonly { title: string; text: string; more?: ReactNode }[]
  /** Side by side in the text's colour, or one below the other on dark. */
  tone: 'fuoco' | 'dark'
}

const tones = {
  fuoco: {
    list: 'gap-0.5 border-ghisa sm:grid-cols-3',
    step: 'pt-7 pr-7',
    figure: '',
    title: 'mt-3.5',
    text: 'mt-2',
  },
  dark: {
    list: 'border-linea-scura',
    step: 'grid grid-cols-[48px_1fr] border-linea-scura border-b py-4.5',
    figure: 'text-fuoco',
    title: 'self-center',
    text: 'col-start-2 mt-1.5 text-fumo-chiaro',
  },
}

/** Numbered steps. */
export function StepList({ steps, tone }: StepListProps) {
  const classes = tones[tone]
  return (
    <ol className={cn('grid border-t-2', classes.list)}>
      {steps.map(({ title, text, more }, index) => (
        <li key={title} className={classes.step}>
          <span aria-hidden="true" className={cn('figure text-title', classes.figure)}>
            {index + 1}
          </span>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.text}>
            {text}
            {more}
          </p>
        </li>
      ))}
    </ol>
  )
}
