import founder from './portraits/founder.svg'
import mindset from './portraits/mindset.svg'
import placement from './portraits/placement.svg'

const drawings = { founder, mindset, placement }

/** Far down the page, so a file of its own each: it is fetched when a visitor comes near. */
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
