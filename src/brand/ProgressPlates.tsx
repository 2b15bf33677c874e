import { cn } from '~/lib/cn'

/** A bar with a plate for each of `total` steps, the later the larger; the first `loaded` are filled. */
export function ProgressPlates(props: { loaded: number; total: number; className?: string }) {
  const { loaded, total, className } = props
  const part = (index: number) => index / (total - 1)
  const heights = Array.from({ length: total }, (_, index) => Math.round(22 + 32 * part(index)))
  return (
    <svg viewBox="0 0 168 60" className={className} aria-hidden="true">
      <rect y="27" width="168" height="6" rx="3" className="fill-current" />
      {heights.map((height, index) => (
        <rect
          key={height}
          x={26 + 96 * part(index)}
          y={30 - height / 2}
          width="20"
          height={height}
          rx="4"
          className={
            index < loaded
              ? cn('fill-fuoco', index > 0 && index === loaded - 1 && 'motion-safe:animate-slide')
              : 'fill-carta stroke-2 stroke-bordo forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
          }
        />
      ))}
    </svg>
  )
}
