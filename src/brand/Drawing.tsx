import empty from './drawings/empty.svg'
import guide from './drawings/guide.svg'
import sheet from './drawings/sheet.svg'
import week from './drawings/week.svg'

const drawings = {
  /** The cover and a spread of what one gets for free. */
  guide: { src: guide, width: 320, height: 200 },
  /** A week of training: more plates from day to day. */
  week: { src: week, width: 400, height: 210 },
  /** A barbell whose plates have rolled away. */
  empty: { src: empty, width: 1128, height: 300 },
  /** A week’s numbers, on ruled paper. */
  sheet: { src: sheet, width: 400, height: 210 },
}

/** A separate file, fetched when the visitor scrolls near it. */
export function Drawing({ name, className }: { name: keyof typeof drawings; className?: string }) {
  return <img {...drawings[name]} alt="" loading="lazy" className={className} />
}
