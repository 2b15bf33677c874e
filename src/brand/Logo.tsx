/** A barbell whose two plates are speech bubbles. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 74 44" className={className} aria-hidden="true">
      <g fill="currentColor">
        <rect y="19.5" width="74" height="5" rx="2.5" />
        <rect x="7" y="12" width="7" height="20" rx="2.5" />
        <rect x="60" y="12" width="7" height="20" rx="2.5" />
      </g>
      <g className="fill-fuoco">
        <path d="M20 3h11a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3h-3l-5 6v-6h-3a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z" />
        <path d="M43 3h11a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3h-3v6l-5-6h-3a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z" />
      </g>
    </svg>
  )
}
