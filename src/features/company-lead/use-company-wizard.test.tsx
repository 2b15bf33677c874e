import { act, cleanup, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanText } from '~/lib/clean-text'
import {
  allFields,
  type CompanyField,
  emptyCompany,
  firstIncompleteStep,
  isChoice,
  options,
  steps,
} from './company-lead'
import { useCompanyWizard } from './use-company-wizard'

afterEach(() => sessionStorage.clear())

/** Mounts the wizard like a tab that has just loaded an address. */
function load(address: string) {
  return renderHook(
    () => ({ wizard: useCompanyWizard(), location: useLocation(), navigate: useNavigate() }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    },
  ).result
}

type Tab = ReturnType<typeof load>

const addressOf = ({ current: { location } }: Tab) => location.pathname + location.search

function answer(tab: Tab, answers: Partial<Record<CompanyField, string>>) {
  for (const [field, value] of Object.entries(answers)) {
    const known = allFields.find(name => name === field)
    if (known) act(() => tab.current.wizard.change(known, value))
  }
}

const complete = {
  nome: 'Giulia',
  cognome: 'Conti',
  email: 'giulia@azienda.it',
  teamSize: '1-3',
  formazione: 'interna',
  difficolta: 'persone',
  obiettivo: 'tutto',
  budget: 'dipende',
  telefono: '333',
  nomeAzienda: 'Acme',
}

test('a link to a later step shows the first incomplete step and corrects the address', () => {
  const tab = load('/aziende?step=3')
  expect(tab.current.wizard.step).toBe(1)
  expect(addressOf(tab)).toBe('/aziende')
})

test('a reload shows the first step that the draft leaves incomplete', () => {
  sessionStorage.setItem('company-wizard-draft', JSON.stringify({ ...complete, budget: '' }))
  const tab = load('/aziende?step=4')
  expect(tab.current.wizard.step).toBe(3)
  expect(addressOf(tab)).toBe('/aziende?step=3')
  expect(tab.current.wizard.values).toEqual({ ...complete, budget: '' })
})

test.each(['0', '5', '2.5', 'x', '-1', '1e9', ''])(
  'the invalid step "%s" in the address shows step 1',
  step => {
    sessionStorage.setItem('company-wizard-draft', JSON.stringify(complete))
    expect(load(`/aziende?step=${step}`).current.wizard.step).toBe(1)
  },
)

test('erasing empties the form and the draft, and can be undone', () => {
  const tab = load('/aziende')
  answer(tab, { nome: 'Giulia' })
  expect(tab.current.wizard.canErase).toBe(true)
  act(() => tab.current.wizard.erase())
  expect(tab.current.wizard.values).toEqual(emptyCompany)
  expect(sessionStorage).toHaveLength(0)
  act(() => tab.current.wizard.restore())
  expect(tab.current.wizard.values.nome).toBe('Giulia')
})

const field = fc.constantFrom(...allFields)

/** Random input for any field; most of it is valid, so that the visitor can continue. */
const input = field.chain(name => {
  const good = isChoice(name) ? fc.constantFrom(...options[name]) : fc.constant(complete[name])
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
        typed[name] = value
        answer(tab, { [name]: value })
      }
      for (const step of moves) {
        const { wizard } = tab.current
        const asked: readonly CompanyField[] = steps[wizard.step - 1]?.fields ?? []
        if (step.kind === 'type' && asked.includes(step.name)) {
          // A visitor can only choose one of the options.
          const isOffered = !isChoice(step.name) || options[step.name].some(o => o === step.value)
          if (isOffered) put(step.name, step.value)
        }
        if (step.kind === 'fillStep') for (const name of asked) put(name, complete[name])
        await act(async () => {
          if (step.kind === 'submit') wizard.submit()
          if (step.kind === 'submitTwice') {
            wizard.submit()
            wizard.submit()
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
          expect(sessionStorage).toHaveLength(0)
          break
        }
        expect(posts).toBe(0)
        expect(tab.current.wizard.values).toEqual(typed)
        expect(tab.current.wizard.step).toBeLessThanOrEqual(firstIncompleteStep(typed))
      }
      cleanup()
    }),
    { numRuns: 150 },
  )
  // Without a sent lead in any run, the property would prove nothing about sending.
  expect(sent).toBeGreaterThan(0)
})

test('any typed text arrives, without surrounding whitespace and invisible characters', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async text => {
      let body = ''
      vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
        body = await new Response(init.body).text()
        return new Response()
      })
      sessionStorage.clear()
      const typed = { ...complete, nome: `a${text}`, nomeAzienda: text, telefono: `3${text}` }
      sessionStorage.setItem('company-wizard-draft', JSON.stringify(typed))
      const tab = load('/aziende?step=4')
      await act(async () => tab.current.wizard.submit())
      const wellFormed = (value: string) => Buffer.from(cleanText(value)).toString()
      expect(JSON.parse(body)).toMatchObject({
        nome: wellFormed(typed.nome),
        nomeAzienda: wellFormed(text),
        telefono: wellFormed(typed.telefono),
        tipo: 'aziende',
      })
      cleanup()
    }),
    { numRuns: 100 },
  )
})
