const heights = [22, 32, 42, 54]

/** A bar with a plate for each step; the first `loaded` are filled. */
export function ProgressPlates({ loaded, className }: { loaded: number; className?: string }) {
  return (
    <svg viewBox="0 0 168 60" className={className} aria-hidden="true">
      <rect y="27" width="168" height="6" rx="3" className="fill-current" />
      {heights.map((height, index) => (
        <rect
          key={height}
          x={26 + index * 32}
          y={30 - height / 2}
          width="20"
          height={height}
          rx="4"
          className={
            index < loaded
              ? 'fill-fuoco'
              : 'fill-carta stroke-2 stroke-bordo forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
          }
        />
      ))}
    </svg>
  )
}
