import { cn } from '~/lib/cn'

interface PortraitProps {
  /** An address in the folder public. */
  photo: string | null | undefined
  name: string
  className?: string
}

/** A photo in ink on the colour of its ground. */
const inInk =
  'size-full object-cover object-[50%_20%] mix-blend-multiply [filter:grayscale(1)_contrast(1.1)]'

/** The first letters of the first and the last word. */
const initialsOf = (name: string) => name.replaceAll(/(\S)\S*( .* | )?/g, '$1')

/**
 * A drawing, a photo with the colours of the page, or a drawn figure with the initials. Hidden from screen readers,
 * which read the name beside it.
 */
export function Portrait({ photo, name, className }: PortraitProps) {
  if (photo) {
    const isDrawn = photo.endsWith('.svg')
    return (
      <div className={cn('overflow-hidden', !isDrawn && 'bg-linea', className)}>
        <img
          src={photo}
          alt=""
          width="400"
          height="440"
          loading="lazy"
          className={isDrawn ? 'size-full' : inInk}
        />
      </div>
    )
  }
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 440"
      preserveAspectRatio="xMidYMid slice"
      className={cn('bg-linea fill-ghisa', className)}
    >
      <circle cx="200" cy="200" r="168" className="fill-fuoco" />
      <path d="M48 440a152 152 0 0 1 304 0Z" />
      <path
        d="M174 262h52v52l-26 22-26-22ZM110 120h180v86a90 96 0 0 1-180 0Z"
        className="fill-gesso"
      />
      <path d="M110 140v-16a90 72 0 0 1 180 0v16Z" />
      <text x="200" y="232" textAnchor="middle" fontSize="72" className="font-display">
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** A small round photo, or the initials, which are no text to find or copy. */
export function Avatar({ photo, name }: Omit<PortraitProps, 'className'>) {
  const className = 'size-12 flex-none rounded-full'
  if (photo) return <Portrait photo={photo} name={name} className={className} />
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={cn('initials grid place-items-center bg-fuoco font-display text-ghisa', className)}
    />
  )
}
