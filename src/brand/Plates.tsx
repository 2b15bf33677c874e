const heights = [14, 22, 30, 38, 46, 56]

/** Six plates in a row, each larger than the one before; the first `loaded` are filled. */
export function Plates({ loaded, className }: { loaded: number; className?: string }) {
  const plates = heights.map((height, index) => (
    <rect key={height} x={index * 22} y={28 - height / 2} width="14" height={height} rx="3.5" />
  ))
  return (
    <svg viewBox="0 0 132 56" className={className} aria-hidden="true">
      <g className="plate fill-ghisa">{plates.slice(0, loaded)}</g>
      <g className="fill-ghisa/25">{plates.slice(loaded)}</g>
    </svg>
  )
}
