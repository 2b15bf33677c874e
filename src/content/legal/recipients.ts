import { composed } from '~/content/composed'
import written from '~/content/pages/privacy.json' with { type: 'json' }
import type { Processor } from '~/content/site'
import type { LegalBlock } from './legal-document'

const privacy = composed(written)

const { roles, safeguards, allInside, outside } = privacy.processors

/** Who handles the data for us (art. 13(1)(e) GDPR). */
export function recipients(processors: readonly Processor[]): LegalBlock {
  return {
    list: processors.map(({ name, role, country }) => `${name} (${country}): ${roles[role]}`),
  }
}

/** Where the data go outside the European Economic Area, and why they may (art. 13(1)(f) GDPR). */
export function transfers(processors: readonly Processor[]): LegalBlock[] {
  const lines = processors.flatMap(({ name, country, safeguard }) =>
    safeguard === 'eea' ? [] : `${name} (${country}): ${safeguards[safeguard]}`,
  )
  // A processor with two roles is named once.
  return lines.length === 0 ? [allInside] : [outside, { list: [...new Set(lines)] }]
}
