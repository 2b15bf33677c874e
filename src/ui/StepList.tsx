import { cn } from '~/lib/cn'

interface StepListProps {
  steps: readonly { title: string; text: string }[]
  /** The colours of the rule above the list and of its figures and texts. */
  tone: 'fuoco' | 'dark'
  className?: string
}

const tones = {
  fuoco: { list: 'border-ghisa', figure: '', text: '' },
  dark: { list: 'border-linea-scura', figure: 'text-fuoco', text: 'text-fumo-chiaro' },
}

/** Numbered steps, side by side on wide screens. */
export function StepList({ steps, tone, className }: StepListProps) {
  const { list, figure, text: textClass } = tones[tone]
  return (
    <ol className={cn('grid gap-0.5 border-t lg:grid-cols-3', list, className)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="pt-7 pr-7">
          <span aria-hidden="true" className={cn('figure text-title', figure)}>
            {index + 1}
          </span>
          <h3 className="mt-3.5">{title}</h3>
          <p className={cn('mt-2', textClass)}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
