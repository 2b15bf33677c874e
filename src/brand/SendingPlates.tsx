/**
 * Three plates that load one after the other in a disabled button, while something is sent. Always in the page: into
 * a button that the browser has translated React could not put them.
 */
export function SendingPlates() {
  return (
    <svg
      viewBox="0 0 40 28"
      className="hidden h-5 w-auto fill-current in-disabled:block motion-safe:*:animate-sending"
      aria-hidden="true"
    >
      <rect y="9" width="10" height="10" rx="2" />
      <rect x="15" y="5" width="10" height="18" rx="2" className="[animation-delay:150ms]" />
      <rect x="30" width="10" height="28" rx="2" className="[animation-delay:300ms]" />
    </svg>
  )
}
