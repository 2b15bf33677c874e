import { Children } from 'react'
import { cn } from '~/lib/cn'
import { LinkedText } from './LinkedText'

interface CheckListProps {
  items: readonly string[]
  className?: string
}

/** A ruled list of short features, each with a tick. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={cn('border-linea border-t', className)}>
      {Children.map(items, item => (
        <li className="check-mark relative border-linea border-b py-2.5 pl-7 font-medium text-small last:border-b-0 last:pb-0">
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  )
}
