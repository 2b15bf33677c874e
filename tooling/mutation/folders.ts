/** A folder whose code Stryker breaks in small ways, with the tests that stand in it. */
export interface MutatedFolder {
  path: string
  /** How many of the mutants its tests have to see, in percent. */
  goal: number
  /** Files that are held otherwise, by their names in the folder; a name that ends in / is that of a folder. */
  except?: readonly string[]
  /** By file: how many mutants no test sees, and why none has to. */
  unseen?: Readonly<Record<string, { mutants: number; why: string }>>
}

/** Of a mutant that changes a value which never comes to be. */
const forTheType = 'the type asks for a value where there is always one'

/** Of a mutant that puts a constant into the list of an effect's inputs. */
const sameInputs = 'an effect with a constant among its inputs runs once, as one without any'

/** Of a mutant in what a module does while it is loaded. */
const loadedLater =
  'Stryker asks only the tests that load the module themselves, not those that try what it has loaded'

/**
 * What decides: the cores and hooks of the features, lib, and the rules of the tooling. Components and pages
 * are held by the browser tests, with which a run would take days; so are the attributes of inputs, and words
 * alone. Programs are held by tests that run them, in processes where no mutant can be switched on.
 */
export const folders: readonly MutatedFolder[] = [
  {
    path: 'src/lib',
    goal: 90,
    except: ['consent-keys.ts', 'low-screen.ts'],
    unseen: {
      'src/lib/parse-json.ts': { mutants: 1, why: 'another text that is no JSON gives null too' },
    },
  },
  { path: 'src/features/consent', goal: 95 },
  { path: 'src/features/contact', goal: 95 },
  {
    path: 'src/features/company-lead',
    goal: 95,
    unseen: {
      'src/features/company-lead/use-company-draft.ts': { mutants: 1, why: sameInputs },
      'src/features/company-lead/use-input-before-hydration.ts': { mutants: 1, why: sameInputs },
    },
  },
  { path: 'src/features/sending', goal: 95, except: ['inputs.ts'] },
  {
    path: 'src/features/tracking',
    goal: 90,
    unseen: {
      'src/features/tracking/forget.ts': {
        mutants: 3,
        why: 'jsdom takes the cookie of a host for that of its domain; the others are of values that match no name',
      },
      'src/features/tracking/google-tag.ts': {
        mutants: 5,
        why: `${loadedLater}; what the first start empties or asks for is never seen before it`,
      },
      'src/features/tracking/load-script.ts': { mutants: 5, why: loadedLater },
      'src/features/tracking/tracker-runner.ts': {
        mutants: 2,
        why: 'nobody asks for the choice before there is one',
      },
    },
  },
  {
    path: 'tooling/config',
    goal: 95,
    except: [
      'import-content.ts',
      'read-build-configuration.ts',
      'testing/',
      'write-env-example.ts',
    ],
    unseen: {
      'tooling/config/business-data.ts': { mutants: 1, why: forTheType },
      'tooling/config/business-values.ts': {
        mutants: 4,
        why: 'a sum may be negative where only its last digit counts, and a text that does not match is no number',
      },
      'tooling/config/content-files.ts': { mutants: 1, why: forTheType },
      'tooling/config/content-tree.ts': {
        mutants: 11,
        why: 'how many trees are kept is a question of speed; the rest tells the type what is looked at next',
      },
      'tooling/config/env-example.ts': { mutants: 1, why: forTheType },
      'tooling/config/env-schema.ts': { mutants: 1, why: forTheType },
      'tooling/config/find-claim-problems.ts': { mutants: 1, why: forTheType },
      'tooling/config/rules.ts': { mutants: 2, why: forTheType },
      'tooling/config/site-env.ts': { mutants: 1, why: forTheType },
    },
  },
  {
    path: 'tooling/hosting',
    goal: 90,
    except: ['hosting.ts', 'nginx-config.ts', 'run-nginx.ts', 'static-host.ts'],
    unseen: {
      'tooling/hosting/netlify.ts': {
        mutants: 5,
        why: `${forTheType}; an address never looks like a header`,
      },
      'tooling/hosting/precompress.ts': {
        mutants: 3,
        why: 'the size of the copies is measured by the bench',
      },
      'tooling/hosting/read-hosted-site.ts': { mutants: 1, why: 'a page that is none has no hash' },
      'tooling/hosting/security-headers.ts': {
        mutants: 2,
        why: 'a text among the needs of services needs nothing',
      },
    },
  },
  { path: 'tooling/seo', goal: 90 },
  {
    path: 'tooling/doctor',
    goal: 90,
    except: ['doctor.ts', 'run-command.ts', 'run-doctor.ts', 'testing/'],
    unseen: {
      'tooling/doctor/address-checks.ts': { mutants: 1, why: forTheType },
      'tooling/doctor/check.ts': {
        mutants: 1,
        why: 'any constant in the place of the targets joins the same faults',
      },
      'tooling/doctor/claim-checks.ts': {
        mutants: 1,
        why: 'a month that is not given is before none',
      },
      'tooling/doctor/command-line.ts': {
        mutants: 3,
        why: 'parseArgs throws nothing but errors with a code',
      },
      'tooling/doctor/demo-checks.ts': {
        mutants: 2,
        why: `${forTheType}; what takes the place of a placeholder is no example`,
      },
      'tooling/doctor/files/cache-checks.ts': {
        mutants: 5,
        why: `${forTheType}; null is not above an hour`,
      },
      'tooling/doctor/files/file-checks.ts': {
        mutants: 1,
        why: 'only a file exactly as long as the limit would differ',
      },
      'tooling/doctor/files/file-problem.ts': { mutants: 2, why: forTheType },
      'tooling/doctor/files/load-files.ts': { mutants: 2, why: forTheType },
      'tooling/doctor/files/named-files.ts': {
        mutants: 1,
        why: 'what takes the place of a script names no file',
      },
      'tooling/doctor/header-checks.ts': {
        mutants: 7,
        why: `${forTheType}; an empty source allows nothing, and several sources are never ’none’ alone`,
      },
      'tooling/doctor/html.ts': { mutants: 3, why: forTheType },
      'tooling/doctor/page-checks.ts': { mutants: 2, why: forTheType },
      'tooling/doctor/request.ts': {
        mutants: 4,
        why: 'Node.js asks with GET and takes the blanks around headers away by itself; a body as long as the limit ends there',
      },
      'tooling/doctor/webhook/preflight.ts': {
        mutants: 1,
        why: 'a header that is missing allows nothing',
      },
      'tooling/doctor/webhook/read-webhooks.ts': { mutants: 1, why: forTheType },
      'tooling/doctor/webhook/test-leads.ts': {
        mutants: 1,
        why: 'the consent is no field of the lead',
      },
      'tooling/doctor/webhook/vendors.ts': {
        mutants: 1,
        why: 'a header that is missing names no method',
      },
      'tooling/doctor/webhook/webhook-checks.ts': {
        mutants: 1,
        why: 'no answer has a status below 200',
      },
    },
  },
]
