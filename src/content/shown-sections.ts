import type { Business } from './schema/business.ts'

type SectionName = keyof Business['sections']

/** Whether a business wants a part of a page. */
const isWanted = (sections: Business['sections'], name: SectionName) => sections[name] !== false

/** Data that only one part of a page shows, by file and key: a hidden part's data need not be filled in. */
const partOf: Record<string, SectionName> = {
  'programmes.programmes': 'services',
  'team.lead': 'team',
  'team.members': 'team',
  'testimonials.testimonials': 'results',
  'companies.training': 'training',
  'companies.doubts': 'doubts',
}

/** Whether no page shows a value of the data. */
export function isHidden(sections: Business['sections'], file: string, key: unknown): boolean {
  const part = partOf[`${file}.${key}`]
  return part !== undefined && !isWanted(sections, part)
}

/** The data without the values that no page shows. */
export function withoutHidden(business: Business): Business {
  const { sections, team, programmes, testimonials, companies } = business
  const when = <Value>(name: SectionName, value: Value | undefined, empty: Value) =>
    isWanted(sections, name) && value !== undefined ? value : empty
  return {
    ...business,
    team: when('team', team, { lead: '', members: [] }),
    programmes: when('services', programmes, { programmes: [] }),
    testimonials: when('results', testimonials, { testimonials: [] }),
    companies: {
      cases: companies.cases,
      training: when('training', companies.training, []),
      doubts: when('doubts', companies.doubts, []),
    },
  }
}

/** The data that decide which parts are shown. */
export interface Sectioned extends Pick<Business, 'sections'> {
  team: { members: readonly unknown[] }
  programmes: { programmes: readonly unknown[] }
  testimonials: { testimonials: readonly unknown[] }
  companies: { training: readonly unknown[]; doubts: readonly unknown[] }
}

/** Which parts of the pages are shown: those that are wanted and have something to say. */
export function shownSections(business: Sectioned) {
  const { sections, team, programmes, testimonials, companies } = business
  const wanted = (name: SectionName) => isWanted(sections, name)
  return {
    about: wanted('about'),
    services: programmes.programmes.length > 0,
    method: wanted('method'),
    team: team.members.length > 0,
    results: testimonials.testimonials.length > 0,
    faq: wanted('faq'),
    companyFacts: wanted('companyFacts'),
    training: companies.training.length > 0,
    doubts: companies.doubts.length > 0,
    next: wanted('next'),
  }
}
