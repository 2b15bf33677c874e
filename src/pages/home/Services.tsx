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
    <Section id={sections.services} tone="carta" head={services}>
      <ul className="grid border-linea border-t border-l sm:grid-cols-2 lg:grid-cols-3">
        {services.items.map(({ icon, title, text, features }) => (
          <li
            key={title}
            className="flex flex-col border-linea border-r border-b px-6 py-9 sm:px-8"
          >
            <div className="mb-2.5 flex items-center gap-3.5 sm:block">
              <ServiceIcon name={icon} />
              <h3 className="min-w-0">{title}</h3>
            </div>
            <p className="mb-5 text-fumo">{text}</p>
            <CheckList items={features} className="mt-auto" />
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
