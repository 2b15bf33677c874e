import { cn } from '~/lib/cn'

/** A ruled list of short features, each with a tick. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={cn('border-linea border-t', className)}>
      {items.map(item => (
        <li
          key={item}
          className="check-mark relative border-linea border-b py-2.5 pl-7 font-medium text-small last:border-b-0 last:pb-0"
        >
          {item}
        </li>
      ))}
    </ul>
  )
}
