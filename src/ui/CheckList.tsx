import { LinkedText } from './LinkedText'

/** A ruled list of short features, each with a tick; on phones a paragraph of them. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="check-list">
      {items.map(item => (
        <LinkedText as="li" key={item} text={item} />
      ))}
    </ul>
  )
}
