const plates = [
  { x: 40, height: 120, width: 44 },
  { x: 96, height: 190, width: 52 },
  { x: 160, height: 280, width: 60 },
]

/** A fully loaded barbell. */
export function Barbell({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 360" className={className} aria-hidden="true">
      <rect y="173" width="520" height="14" rx="7" className="fill-gesso" />
      {plates.flatMap(({ x, height, width }) =>
        [x, 520 - x - width].map(left => (
          <rect
            key={left}
            x={left}
            y={180 - height / 2}
            width={width}
            height={height}
            rx="8"
            className="fill-fuoco"
          />
        )),
      )}
    </svg>
  )
}
