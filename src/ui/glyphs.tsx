/* Hidden from screen readers: the button around each has a text or a label. */
const glyph =
  (path: string) =>
  ({ className = 'size-4.5 fill-none' }: { className?: string }) => (
    <svg
      viewBox="0 0 18 18"
      className={`stroke-[2.5] stroke-current ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )

export const CrossGlyph = glyph('M2 2l14 14M16 2 2 16')
export const MenuGlyph = glyph('M1 2h16M1 9h16M1 16h16')
export const ArrowDownGlyph = glyph('M9 2v14M3 10l6 6 6-6')
export const PlayGlyph = glyph('M5 3v12l9-6Z')
