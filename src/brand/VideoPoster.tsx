import { cn } from '~/lib/cn'

/** Plates that grow along a bar, like sales in a chart. */
export function VideoPoster({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      className={cn('fill-ghisa', className)}
      aria-hidden="true"
    >
      <rect width="800" height="450" className="fill-fuoco" />
      <rect y="218" width="800" height="14" />
      <rect x="92" y="198" width="52" height="54" rx="4" />
      <rect x="160" y="183" width="58" height="84" rx="4" />
      <rect x="234" y="165" width="64" height="120" rx="4" />
      <rect x="314" y="142" width="70" height="166" rx="4" />
      <rect x="400" y="114" width="76" height="222" rx="4" />
      <rect x="492" y="79" width="82" height="292" rx="4" />
      <rect x="590" y="39" width="88" height="372" rx="4" className="fill-gesso" />
    </svg>
  )
}
