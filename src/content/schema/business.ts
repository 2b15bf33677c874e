import type * as v from 'valibot'
import { claims } from './claims'
import { company } from './company'
import { offer } from './offer'
import { team, testimonials } from './people'
import { companies, programmes } from './programmes'
import { film, legal } from './site'

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
}

export type FileName = keyof typeof schemas
export type Business = { [Name in FileName]: v.InferOutput<(typeof schemas)[Name]> }
