/** Three plates that load one after the other, while something is sent. */
export function SendingPlates() {
  return (
    <svg viewBox="0 0 40 28" className="sending-plates h-5 w-auto fill-current" aria-hidden="true">
      <rect y="9" width="10" height="10" rx="2" />
      <rect x="15" y="5" width="10" height="18" rx="2" />
      <rect x="30" width="10" height="28" rx="2" />
    </svg>
  )
}
