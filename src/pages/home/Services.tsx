import { services } from '~/content/home'
import { sections } from '~/content/paths'
import { CheckList } from '~/ui/CheckList'
import { Section } from '~/ui/Section'

/** The addresses of the icons: separate files, fetched when the visitor scrolls near them. */
const icons = import.meta.glob<string>('./icons/*.svg', { eager: true, import: 'default' })

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
              <img
                src={icons[`./icons/${icon}.svg`]}
                alt=""
                width="64"
                height="44"
                loading="lazy"
                className="sm:mb-7"
              />
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
