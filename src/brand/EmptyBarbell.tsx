/** A barbell whose plates have rolled away. */
export function EmptyBarbell({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1128 300" className={className} aria-hidden="true">
      <rect y="252" width="1128" height="6" className="fill-linea-scura" />
      <rect x="300" y="228" width="560" height="14" rx="7" className="fill-gesso" />
      <g className="fill-fuoco">
        <circle cx="160" cy="152" r="100" />
        <circle cx="968" cy="182" r="70" />
      </g>
      <g className="fill-ghisa">
        <circle cx="160" cy="152" r="22" />
        <circle cx="968" cy="182" r="16" />
      </g>
      <g className="fill-acciaio">
        <rect x="420" y="150" width="44" height="102" rx="8" />
        <rect x="480" y="110" width="52" height="142" rx="8" />
      </g>
    </svg>
  )
}
