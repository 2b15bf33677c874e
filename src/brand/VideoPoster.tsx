import { cn } from '~/lib/cn'

const heights = [54, 84, 120, 166, 222, 292, 372]

/** Plates that grow along a bar, like sales in a chart. */
export function VideoPoster({ className }: { className?: string }) {
  let x = 92
  return (
    <svg
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      className={cn('fill-ghisa', className)}
      aria-hidden="true"
    >
      <rect width="800" height="450" className="fill-fuoco" />
      <rect y="218" width="800" height="14" />
      {heights.map((height, index) => {
        const width = 52 + index * 6
        const left = x
        x += width + 16
        return (
          <rect
            key={height}
            x={left}
            y={225 - height / 2}
            width={width}
            height={height}
            rx="4"
            className={index === heights.length - 1 ? 'fill-gesso' : undefined}
          />
        )
      })}
    </svg>
  )
}
