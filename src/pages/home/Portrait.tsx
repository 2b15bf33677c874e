import type { team } from '~/content/home'

type Member = Pick<(typeof team.members)[number], 'photo' | 'name'>

/** The photo of somebody, or a drawing with the initials, which stand beside the name: readers hear that alone. */
export function Portrait({ photo, name }: Member) {
  if (photo)
    return (
      <img
        src={photo}
        alt=""
        width="400"
        height="440"
        loading="lazy"
        className="size-full object-cover"
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
