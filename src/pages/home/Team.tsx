import { team } from '~/content/home'
import { OpenModalButton } from '~/features/contact/OpenModalButton'
import { buttonClass } from '~/ui/Button'
import { CheckList } from '~/ui/CheckList'
import { Section } from '~/ui/Section'

export function Team() {
  return (
    <Section id="team" head={team}>
      <ul className="grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 lg:not-has-[>:nth-child(3)]:grid-cols-2">
        {team.members.map(({ photo, name, role, bio, achievements, email, profile }) => (
          <li key={name} className="flex flex-col">
            <div className="aspect-[4/4.4] max-h-115 overflow-hidden rounded-surface bg-ferro">
              <Portrait photo={photo} name={name} />
            </div>
            <p className="mt-6 mb-1 font-semibold text-small text-fuoco-scuro">{role}</p>
            <h3 className="text-heading">{name}</h3>
            <p className="mt-2.5 mb-5 text-fumo">{bio}</p>
            <CheckList items={achievements} />
            <div className="mt-6 flex flex-wrap gap-3.5">
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
              {profile && (
                <a
                  href={profile.to}
                  aria-label={`${profile.label}: ${name}`}
                  className={buttonClass('outline', 'small')}
                >
                  {profile.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Member = Pick<(typeof team.members)[number], 'photo' | 'name'>

/** A photo, or a drawing with the initials. Hidden from screen readers, which read the name beside it. */
export function Portrait({ photo, name }: Member) {
  if (photo)
    return (
      <img
        src={photo}
        alt=""
        width="400"
        height="440"
        loading="lazy"
        className="size-full object-cover object-[50%_20%]"
      />
    )
  const initials = name.replaceAll(/(\S)\S*( .* | )?/g, '$1')
  return (
    <svg aria-hidden="true" viewBox="0 0 400 440" className="size-full bg-fuoco fill-ghisa">
      <path d="M0 206h400v16H0ZM40 440a160 160 0 0 1 320 0Z" />
      <circle cx="200" cy="170" r="104" className="fill-gesso" />
      <text x="200" y="198" textAnchor="middle" fontSize="80" className="font-display">
        {initials}
      </text>
    </svg>
  )
}
