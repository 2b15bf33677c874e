import type * as v from 'valibot'
import { brand } from './brand.ts'
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
  brand,
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

const shared = [
  'offer',
  'programmes',
  'companies',
  'legal',
  'sections',
  'team.lead',
  'brand.colour',
]

/** Whether a value of the demonstration may be true of another business too. */
export const mayBeTrue = (file: string, path: readonly (string | number)[]) =>
  shared.includes(file) || shared.includes([file, ...path].join('.'))

export type FileName = keyof typeof schemas
export type Business = { [Name in FileName]: v.InferOutput<(typeof schemas)[Name]> }
