import coaching from './icons/coaching.svg'
import consulting from './icons/consulting.svg'
import courses from './icons/courses.svg'
import intensives from './icons/intensives.svg'
import resources from './icons/resources.svg'
import webinars from './icons/webinars.svg'

const drawings = { courses, consulting, coaching, resources, webinars, intensives }

/** A drawing in a file of its own, which weighs nothing in the page before the visitor scrolls near it. */
export function ServiceIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <img src={drawings[name]} alt="" width="64" height="44" loading="lazy" className="sm:mb-7" />
  )
}
