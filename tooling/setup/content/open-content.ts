import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../../../src/content/for-tooling.ts'
import { businessDataFile } from '../../config/business-data.ts'
import { type ClaimContent, listClaims } from '../../config/claims.ts'
import { findSteps, type Path } from '../../config/content-tree.ts'
import { findClaimFaults } from '../../config/find-claim-problems.ts'
import { type ContentModule, openContentModule } from './content-module.ts'

/** The modules of src/content with examples, and what the build would say of their claims. */
export interface ContentFiles {
  site: ContentModule
  claims: ContentModule
  home: ContentModule
  companies: ContentModule
  versions: ContentModule
  /**
   * What is wrong with a part of a claim, or would be with another value; null if nothing is. What
   * is still an example counts as missing.
   */
  findProblem: (claim: Path, part: Path, value?: unknown) => string | null
}

const versionsFile = 'src/content/legal/versions.ts'

/** The day in the code of the legal texts' versions, which is not among the content for the tooling. */
function readDay(root: string): unknown {
  const code = readFileSync(path.join(root, versionsFile), 'utf8')
  const [day] = findSteps(code, ['firstDay'])
  return day?.value.type === 'Literal' ? day.value.value : undefined
}

type Branch = Record<string | number, unknown>

const isWithin = (inner: Path, outer: Path) => outer.every((key, index) => key === inner[index])

/** A value without what is still an example. */
function withoutExamples(module: ContentModule, keys: Path): unknown {
  const value = module.read(keys)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return module.isMarked(keys) ? undefined : value
  return Object.fromEntries(
    Object.keys(value).map(key => [key, withoutExamples(module, [...keys, key])]),
  )
}

/** A copy with another value at the end of a path, whose parts are made if they are missing. */
function withValue<Values extends object>(values: Values, keys: Path, value: unknown): Values {
  const copy = structuredClone(values)
  const branch = keys.slice(0, -1).reduce((parent, key) => {
    parent[key] ??= {}
    return parent[key] as Branch
  }, copy as Branch)
  branch[keys.at(-1) ?? ''] = value
  return copy
}

export function openContent(root: string, content: Content): ContentFiles {
  const { site, facts, freeMethod, earnings, claims, guarantee, companies, services } = content
  const { testimonials, members, teamLead: lead } = content
  const open = (file: string, exports: object) => openContentModule(root, file, exports)
  const files = {
    site: open(businessDataFile, { site, facts, freeMethod, earnings }),
    claims: open('src/content/claims.ts', { claims, guarantee }),
    home: open('src/content/home.ts', {
      services,
      team: { lead, members },
      results: { testimonials },
    }),
    companies: open('src/content/aziende.ts', { companies }),
    versions: open(versionsFile, { firstDay: readDay(root) }),
  }

  return {
    ...files,
    findProblem(claim, part, value) {
      const module = claim[0] === 'claims' || claim[0] === 'guarantee' ? files.claims : files.home
      const exports = {
        claims: module.read(['claims']) ?? {},
        guarantee: module.read(['guarantee']) ?? {},
        team: module.read(['team']) ?? { members: [] },
        results: module.read(['results']) ?? { testimonials: [] },
      }
      const known = withValue(exports, claim, withoutExamples(module, claim))
      const changed = value === undefined ? known : withValue(known, [...claim, ...part], value)
      // The build reads the same values, of which the types know no more than that.
      const { team, results, ...figures } = changed as unknown as Pick<
        ClaimContent,
        'claims' | 'guarantee'
      > & {
        team: Pick<ClaimContent, 'members'>
        results: Pick<ClaimContent, 'testimonials'>
      }
      const faults = listClaims({ facts: {}, ...figures, ...team, ...results })
        .filter(other => isWithin(other.path, claim))
        .flatMap(other => findClaimFaults(other))
      return faults.find(fault => isWithin(part, fault.path))?.message ?? null
    },
  }
}
