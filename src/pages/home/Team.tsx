import { Portrait } from '~/brand/Portrait'
import { team } from '~/content/home'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { ButtonLink } from '~/ui/Button'
import { CheckList } from '~/ui/CheckList'
import { Section } from '~/ui/Section'

export function Team() {
  return (
    <Section id="team" head={team}>
      <ul className="grid gap-6 sm:grid-cols-3">
        {team.members.map(({ photo, name, role, bio, achievements, email, profile }) => (
          <li key={name} className="grid grid-cols-[112px_1fr] content-start gap-x-4.5 sm:block">
            <Portrait
              photo={photo}
              name={name}
              className="aspect-[4/4.4] w-full rounded-surface sm:mb-5"
            />
            <div className="mb-3">
              <p className="mb-1 font-semibold text-fuoco-scuro text-small">{role}</p>
              <h3 className="text-heading">{name}</h3>
              <p className="mt-2.5 text-fumo">{bio}</p>
            </div>
            <div className="col-span-full">
              <CheckList items={achievements} />
              <div className="mt-3.5 flex flex-wrap gap-3.5">
                <OpenModalButton variant="dark" size="small">
                  {team.cta}
                </OpenModalButton>
                {[{ label: team.email, to: `mailto:${email}` }, ...(profile ? [profile] : [])].map(
                  ({ label, to }) => (
                    <ButtonLink key={to} to={to} aria-label={`${label}: ${name}`} size="small">
                      {label}
                    </ButtonLink>
                  ),
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
