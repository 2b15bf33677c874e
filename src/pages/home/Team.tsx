import { team } from '~/content/home'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { buttonClass } from '~/ui/Button'
import { CheckList } from '~/ui/CheckList'
import { Section, SectionHead } from '~/ui/Section'
import { Portrait } from './Portrait'

const titleId = 'team-titolo'

export function Team() {
  return (
    <Section aria-labelledby={titleId}>
      <SectionHead id={titleId} eyebrow={team.eyebrow} title={team.title} lead={team.lead} />
      <ul className="grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {team.members.map(({ photo, name, role, bio, achievements, email }) => (
          <li key={name} className="flex flex-col">
            <div className="aspect-[4/4.4] overflow-hidden rounded-surface bg-ferro">
              <Portrait photo={photo} name={name} />
            </div>
            <p className="mt-6 mb-1 font-semibold text-small text-fuoco-scuro">{role}</p>
            <h3 className="text-heading">{name}</h3>
            <p className="mt-2.5 mb-5 text-fumo">{bio}</p>
            <CheckList items={achievements} />
            <div className="mt-6 flex gap-2.5">
              <OpenModalButton variant="dark" size="small">
                {team.cta}
              </OpenModalButton>
              <a
                href={`mailto:${email}`}
                aria-label={`${team.email}: ${name}`}
                className={buttonClass('outline', 'small')}
              >
                {team.email}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
