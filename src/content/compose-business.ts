import { composeWords, type Facts } from './compose-words.ts'
import { fillIn } from './fill-in.ts'
import { readFilmAddress } from './film-address.ts'
import { inProse, promises } from './promises.ts'
import { addressOf, phoneHref, registrationOf, whatsappHref } from './registration.ts'
import type { Business } from './schema/business.ts'
import { type Sectioned, shownSections, withoutHidden } from './shown-sections.ts'

/** The data of each file, by its name. */
type Files = Record<string, unknown>

type Claims = Pick<Business, 'claims'>

const figuresOf = ({ claims }: Claims) => ({
  trained: claims.trained?.figure ?? null,
  successRate: claims.successRate?.figure ?? null,
  salesIncrease: claims.salesIncrease?.figure ?? null,
  experienceYears: claims.experienceYears?.figure ?? null,
  partnerCompanies: claims.partnerCompanies?.figure ?? null,
})

/** The figures and shown sections, which every page needs; the rest of the data only some pages. */
export const summarise = (business: Claims & Sectioned) => ({
  figures: figuresOf(business),
  shown: shownSections(business),
})

/** The facts that texts of the data may name in braces. */
export function factsOf(business: Claims): Facts {
  const { trained, successRate, salesIncrease, experienceYears, partnerCompanies } =
    figuresOf(business)
  const figures = {
    venditori: trained,
    successo: successRate,
    vendite: salesIncrease,
    anni: experienceYears,
    aziende: partnerCompanies,
  }
  return new Map([
    ...Object.entries(figures),
    ...Object.entries(figures).map(
      ([name, figure]) => [`oltre ${name}`, figure && inProse(figure)] as const,
    ),
    ['obiettivo', promises.courseGoal],
    ['impegno', promises.weeklyEffort],
    ['consulenza', promises.consultation],
    ['richiamata', promises.followUp],
    ['conservazione', promises.retention],
  ])
}

/** Null if there is none, or none that can be played: then the build names the address. */
function composeFilm({ video }: Business['film']) {
  const place = video && readFilmAddress(video.address)
  if (!place) return { video: null }
  const { address: _address, ...words } = video
  return { video: { ...place, ...words } }
}

/** A public profile, with the name by which visitors know its place. */
function profileAt(address: string) {
  const { hostname } = new URL(address)
  const known = ['Instagram', 'LinkedIn', 'Facebook', 'YouTube', 'TikTok']
  const label = known.find(name => hostname.endsWith(`${name.toLowerCase()}.com`)) ?? hostname
  return { label, to: address }
}

/** The data of the site: the business's own, filled in with examples, with facts in the place of their names. */
export function composeBusiness(own: Files, examples: Files) {
  // The build has checked both against the schemas before it shows them to anybody.
  const filled = withoutHidden(fillIn(own, examples) as Business)
  // Company and film are written as registered: names, addresses, codes. The build alone reads the brand.
  const { company, film, brand: _brand, ...words } = filled
  const { team, ...others } = composeWords(words, factsOf(filled))
  // No page shows the proofs of a person's results; only the build checks them.
  const members = team.members.map(({ proof: _proof, profile, ...member }) => ({
    ...member,
    profile: profile ? profileAt(profile) : null,
  }))
  // Only the Privacy Policy says who else handles the data, and how long.
  const { processors, logRetention, social, ...about } = company
  const handling = { processors, logRetention }
  return {
    ...others,
    company: { ...about, social: social.map(profileAt) },
    handling,
    film: composeFilm(film),
    team: { ...team, members },
  }
}

/** A title as it stands inside a sentence: an abbreviation keeps its capitals. */
const inSentence = (title: string) =>
  /^\p{Lu}[\p{Ll}’']/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

/** From two on. */
const howMany = ['Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci']

/** The evidence of earlier results as a sentence names it; null if there is none. */
function toldOf({ claims, testimonials }: Pick<Business, 'claims' | 'testimonials'>) {
  const hasFigures = Object.values(claims).some(Boolean)
  if (testimonials.testimonials.length === 0) return hasFigures ? 'Le cifre' : null
  return hasFigures ? 'Le cifre e le testimonianze' : 'Le testimonianze'
}

type Composed = ReturnType<typeof composeBusiness>

/** What stands for facts in the words of the pages: those of the data, and what the data say of the business. */
export function wordFacts(business: Composed): Facts {
  const { claims, company, film, handling, offer, programmes } = business
  const { freeMethod, earnings, guarantee } = offer
  const isOwnFilm = film.video?.kind === 'file'
  return new Map([
    ...factsOf({ claims }),
    ['nome', company.name],
    ['ragione sociale', company.company.legalName],
    ['sede', addressOf(company.company)],
    ['registrazione', registrationOf(company.company, 'long').join(', ')],
    ['foro', company.company.court],
    ['email', company.email],
    ['pec', company.company.pec ?? null],
    ['dpo', company.dpo ?? null],
    ['telefono', company.phone.replaceAll(' ', '\u00a0')],
    ['chiamata', phoneHref(company.phone)],
    ['chiama da', company.callsFrom?.replaceAll(' ', '\u00a0') ?? null],
    ['whatsapp', company.whatsapp ? whatsappHref(company.whatsapp) : null],
    ['prenota', company.booking ?? null],
    ['registri', handling.logRetention],
    ['film del sito', isOwnFilm ? 'il video di presentazione' : null],
    ['film altrove', film.video && !isOwnFilm ? 'il lettore del video' : null],
    ['metodo', freeMethod.what],
    ['contenuto', freeMethod.inside],
    ['guadagni', earnings],
    ['quanti', howMany[programmes.programmes.length - 2] ?? null],
    ['cifre e testimonianze', toldOf(business)],
    ['programmi', programmes.programmes.map(({ title }) => inSentence(title)).join(', ') || null],
    ['percorsi', guarantee?.programmes ?? null],
    ['garantiti', guarantee?.condition ?? null],
    ['termine', guarantee?.within ?? null],
    ['contratto', guarantee?.contract ?? null],
    ['altrimenti', guarantee?.otherwise ?? null],
    ['chi registra', handling.processors.find(({ role }) => role === 'recording')?.name ?? null],
  ])
}
