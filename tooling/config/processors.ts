import * as v from 'valibot'
import type { ProcessorRole, Safeguard } from '../../src/content/site.ts'
import { findCountry, isAdequate, isInEea, isUnitedStates } from './countries.ts'
import { filled, properties } from './rules.ts'

/** Records, so that a role or safeguard that site.ts gains does not compile without its line here. */
const roles: Record<ProcessorRole, true> = {
  ...{ hosting: true, automation: true, email: true },
  ...{ calendar: true, phone: true, archive: true },
}
const safeguards: Record<Safeguard, (country: string) => boolean> = {
  eea: isInEea,
  // Adequacy decision (EU) 2023/1795, only for companies in the United States.
  dpf: isUnitedStates,
  adequacy: isAdequate,
  clauses: country => !isInEea(country),
}

/** The keys of a record, which Object.keys cannot type. */
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

/** The safeguards that a processor in this country may have. */
export function safeguardsFor(country: string): Safeguard[] {
  return keysOf(safeguards).filter(safeguard => safeguards[safeguard](country))
}

function oneOf<Key extends string>(record: Record<Key, unknown>, problem: string) {
  const keys = keysOf(record)
  const words = v.picklist(keys, `${problem}; scrivi una di queste parole: ${keys.join(', ')}`)
  return v.pipe(words, v.examples(keys.slice(0, 1)))
}

const processor = v.pipe(
  properties({
    name: filled('Netlify, Inc.'),
    role: oneOf(roles, 'non è un compito previsto'),
    country: v.pipe(
      filled('Paesi Bassi'),
      v.check(
        name => (findCountry(name) ?? name) === name,
        ({ input }) =>
          `si chiama in un altro modo nella Privacy Policy; scrivi '${findCountry(input)}'`,
      ),
    ),
    safeguard: oneOf(safeguards, 'non è una garanzia prevista'),
  }),
  v.forward(
    v.partialCheck(
      [['country'], ['safeguard']],
      ({ country, safeguard }) => safeguards[safeguard](findCountry(country) ?? country),
      'non va con il Paese; scrivi eea per lo Spazio economico europeo (i Paesi in italiano: "Paesi Bassi"), dpf o clauses per "Stati Uniti", adequacy o clauses per chi ha una decisione di adeguatezza (come la Svizzera), clauses per gli altri',
    ),
    ['safeguard'],
  ),
)

/** Those who certainly see personal data of visitors. */
export const neededRoles: ProcessorRole[] = ['hosting', 'automation']

/** Every company that handles personal data for the business. */
export const processors = v.pipe(
  v.array(processor, 'non è un elenco; scrivilo tra [ e ]'),
  v.rawCheck(({ dataset: { value }, addIssue }) => {
    // The value may be anything: malformed entries must not hide that a role is missing.
    const given: unknown[] = Array.isArray(value) ? value.map(entry => entry?.role) : neededRoles
    const missing = neededRoles.filter(role => !given.includes(role))
    if (missing.length > 0)
      addIssue({
        message: `manca chi fa: ${missing.join(', ')}; aggiungi una riga come { name: 'Netlify, Inc.', role: '${missing[0]}', country: 'Stati Uniti', safeguard: 'dpf' }`,
      })
  }),
)
