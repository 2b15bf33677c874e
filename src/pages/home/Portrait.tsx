import founder from './portraits/founder.svg'
import mindset from './portraits/mindset.svg'
import placement from './portraits/placement.svg'

const drawings = { founder, mindset, placement }

/** A drawing in a file of its own, fetched when the visitor scrolls near it. */
export function Portrait({ name }: { name: keyof typeof drawings }) {
  return (
    <img
      src={drawings[name]}
      alt=""
      width="400"
      height="440"
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
    />
  )
}
