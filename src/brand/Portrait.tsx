import { cn } from '~/lib/cn'
import figure from './drawings/figure.svg'

interface PortraitProps {
  /** An address in the folder public. */
  photo: string | null | undefined
  name: string
  className?: string
}

/** A photo in ink on the colour of its ground. */
const inInk =
  'size-full object-cover object-[50%_20%] mix-blend-multiply [filter:grayscale(1)_contrast(1.1)]'

/** The first letters of the first and the last word, which are no text to find or copy. */
function Initials({ name, className }: { name: string; className: string }) {
  const initials = name.replaceAll(/(\S)\S*( .* | )?/g, '$1')
  const classes = cn('initials font-display text-ghisa', className)
  return <span aria-hidden="true" data-initials={initials} className={classes} />
}

/** A photo in the colours of the page, a drawing as it is, or else a figure with the initials. */
export function Portrait({ photo, name, className }: PortraitProps) {
  const isDrawn = !photo || photo.endsWith('.svg')
  return (
    <div className={cn('relative overflow-hidden', !isDrawn && 'bg-linea', className)}>
      <img
        src={photo || figure}
        alt=""
        width="400"
        height="440"
        loading="lazy"
        className={isDrawn ? 'size-full' : inInk}
      />
      {!photo && (
        <Initials
          name={name}
          className="absolute inset-x-0 top-[40%] text-center text-subtitle leading-none sm:text-headline"
        />
      )}
    </div>
  )
}

/** A small round photo, or the initials. */
export function Avatar({ photo, name }: Omit<PortraitProps, 'className'>) {
  const className = 'size-12 flex-none rounded-full'
  if (photo) return <Portrait photo={photo} name={name} className={className} />
  return <Initials name={name} className={cn('grid place-items-center bg-fuoco', className)} />
}
