import { act, cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { type CompanyField, steps } from '~/content/company-steps'
import { addressOf, answer, complete, load, press, shown } from '~/test/company-wizard'
import {
  allFields,
  emptyCompany,
  firstIncompleteStep,
  isChoice,
  optionsOf,
  stepAt,
} from './company-lead'
import { companyLead } from './use-company-draft'

afterEach(() => sessionStorage.clear())

const field = fc.constantFrom(...allFields)

/** Random input for any field; most of it is valid, so that the visitor can continue. */
const input = field.chain(name => {
  const good = isChoice(name) ? fc.constantFrom(...optionsOf(name)) : fc.constant(complete[name])
  return fc.record({
    name: fc.constant(name),
    value: fc.oneof(
      { weight: 6, arbitrary: good },
      fc.string({ unit: 'grapheme' }),
      fc.constant(''),
    ),
  })
})

type Move =
  | { kind: 'type'; name: CompanyField; value: string }
  | { kind: 'fillStep' }
  | { kind: 'submit' | 'submitTwice' | 'back' | 'browserBack' | 'browserForward' | 'reload' }

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 3,
    arbitrary: input.map(({ name, value }) => ({ kind: 'type' as const, name, value })),
  },
  { weight: 4, arbitrary: fc.constant({ kind: 'fillStep' as const }) },
  { weight: 5, arbitrary: fc.constant({ kind: 'submit' as const }) },
  fc.constantFrom(
    { kind: 'submitTwice' as const },
    { kind: 'back' as const },
    { kind: 'browserBack' as const },
    { kind: 'browserForward' as const },
    { kind: 'reload' as const },
  ),
)

/** Fills in each step and sends. */
const straightOn = steps.flatMap((): Move[] => [{ kind: 'fillStep' }, { kind: 'submit' }])

test('no sequence of moves loses a typed value, skips an incomplete step or sends twice', async () => {
  let sent = 0
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 25 }), async moves => {
      sessionStorage.clear()
      let posts = 0
      vi.stubGlobal('fetch', async () => {
        posts++
        return new Response()
      })
      let tab = load('/aziende')
      const typed = { ...emptyCompany }
      const put = (name: CompanyField, value: string) => {
        answer({ [name]: value })
        // A field for emails leaves blanks out.
        typed[name] = shown(name) ?? ''
      }
      for (const step of moves) {
        const { wizard } = tab.current
        const asked = stepAt(wizard.step).fields
        if (step.kind === 'type' && asked.includes(step.name)) {
          // A visitor can only choose one of the options.
          const isOffered = !isChoice(step.name) || optionsOf(step.name).includes(step.value)
          if (isOffered) put(step.name, step.value)
        }
        if (step.kind === 'fillStep') for (const name of asked) put(name, complete[name])
        await act(async () => {
          if (step.kind === 'submit') press()
          if (step.kind === 'submitTwice') {
            press()
            press()
          }
          if (step.kind === 'back') wizard.back()
          if (step.kind === 'browserBack') tab.current.navigate(-1)
          if (step.kind === 'browserForward') tab.current.navigate(1)
        })
        if (step.kind === 'reload') {
          const address = addressOf(tab)
          cleanup()
          tab = load(address)
        }
        if (tab.current.location.pathname === '/thank-you') {
          sent++
          expect(posts).toBe(1)
          expect(sessionStorage.getItem('company-wizard-draft')).toBeNull()
          break
        }
        expect(posts).toBe(0)
        expect(companyLead.values).toEqual(typed)
        for (const name of allFields) expect([typed[name], null]).toContain(shown(name))
        expect(tab.current.wizard.step).toBeLessThanOrEqual(firstIncompleteStep(typed))
      }
      cleanup()
    }),
    { numRuns: 40, examples: [[straightOn]] },
  )
  // Without a sent lead in any run, the property would prove nothing about sending.
  expect(sent).toBeGreaterThan(0)
})
