import type * as v from 'valibot'
import { claims } from './claims.ts'
import { company } from './company.ts'
import { offer } from './offer.ts'
import { team, testimonials } from './people.ts'
import { companies, programmes } from './programmes.ts'
import { sections } from './sections.ts'
import { film, legal } from './site.ts'

/** What a business fills in, a file each in src/content/business, in the order of the setup. */
export const schemas = {
  company,
  offer,
  claims,
  team,
  testimonials,
  programmes,
  companies,
  film,
  legal,
  sections,
}

/** What may be true of another business as the demonstration says it. */
export const mayBeTrue: readonly string[] = [
  'offer',
  'programmes',
  'companies',
  'legal',
  'sections',
]

export type FileName = keyof typeof schemas
export type Business = { [Name in FileName]: v.InferOutput<(typeof schemas)[Name]> }
