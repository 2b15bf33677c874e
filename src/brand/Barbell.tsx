/** A fully loaded barbell. */
export function Barbell({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 360" className={className} aria-hidden="true">
      <rect y="173" width="520" height="14" rx="7" className="fill-gesso" />
      <g className="fill-fuoco">
        <rect x="40" y="120" width="44" height="120" rx="8" />
        <rect x="96" y="85" width="52" height="190" rx="8" />
        <rect x="160" y="40" width="60" height="280" rx="8" />
        <rect x="300" y="40" width="60" height="280" rx="8" />
        <rect x="372" y="85" width="52" height="190" rx="8" />
        <rect x="436" y="120" width="44" height="120" rx="8" />
      </g>
    </svg>
  )
}
