import { services } from '~/content/home'
import { sections } from '~/content/paths'
import { CheckList } from '~/ui/CheckList'
import { Section } from '~/ui/Section'
import coaching from './icons/coaching.svg'
import consulting from './icons/consulting.svg'
import courses from './icons/courses.svg'
import intensives from './icons/intensives.svg'
import resources from './icons/resources.svg'
import webinars from './icons/webinars.svg'

const drawings = { courses, consulting, coaching, resources, webinars, intensives }

export function Services() {
  return (
    <Section id={sections.services} tone="carta" layout="stacked" head={services}>
      <ul className="grid gap-x-6 border-linea border-t sm:grid-cols-2 lg:grid-cols-3">
        {services.items.map(({ icon, title, text, features }) => (
          <li
            key={title}
            className="grid border-linea border-b py-4.5 sm:row-span-3 sm:grid-rows-subgrid sm:py-7"
          >
            <div className="mb-2.5 flex items-center gap-3.5 sm:block">
              <ServiceIcon name={icon} />
              <h3 className="min-w-0">{title}</h3>
            </div>
            <p className="mb-2 text-fumo">{text}</p>
            <CheckList items={features} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A separate file, fetched when the visitor scrolls near it. */
function ServiceIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <img src={drawings[name]} alt="" width="64" height="44" loading="lazy" className="sm:mb-7" />
  )
}
