/* Icons are hidden from screen readers; the button around them has a text or a label. */

function Glyph({ lines }: { lines: string }) {
  return (
    <svg
      viewBox="0 0 18 18"
      className="size-4.5 fill-none stroke-[2.5] stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} />
    </svg>
  )
}

export const CrossGlyph = () => <Glyph lines="M2 2l14 14M16 2 2 16" />

export const ArrowDownGlyph = () => <Glyph lines="M9 2v14M3 10l6 6 6-6" />

export function PlayGlyph() {
  return (
    <svg viewBox="0 0 24 24" className="ml-1 w-5.5 fill-current" aria-hidden="true">
      <path d="M4 2v20l18-10z" />
    </svg>
  )
}
