import { act, fireEvent, render } from '@testing-library/react'
import { useEffect } from 'react'
import { type Location, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import type { CompanyField } from '~/content/company-steps'
import { CompanyWizard } from '~/features/company-lead/CompanyWizard'
import {
  allFields,
  answerAll,
  emptyCompany,
  isChoice,
  optionsOf,
} from '~/features/company-lead/company-lead'
import { companyLead } from '~/features/company-lead/use-company-draft'
import {
  type CompanyWizardState,
  useCompanyWizard,
} from '~/features/company-lead/use-company-wizard'
import { keepDrafts } from '~/lib/keep-drafts'

keepDrafts()

interface Page {
  wizard: CompanyWizardState
  location: Location
  navigate: (steps: number) => void
}

/** Opens the form as in a newly loaded tab. */
export function load(address: string) {
  companyLead.values = emptyCompany
  companyLead.sending.set('none')
  history.replaceState(null, '', address)
  const tab: { current?: Page } = {}
  function Form() {
    const wizard = useCompanyWizard()
    const location = useLocation()
    const navigate = useNavigate()
    useEffect(() => {
      tab.current = { wizard, location, navigate: steps => void navigate(steps) }
    })
    return <CompanyWizard wizard={wizard} />
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Form />
    </MemoryRouter>,
  )
  return tab as { current: Page } // The effect has run.
}

type Tab = ReturnType<typeof load>

export const addressOf = ({ current: { location } }: Tab) => location.pathname + location.search

const form = () => document.forms[0] as HTMLFormElement // load has rendered it.

/** The value of a field; null if its step is not shown. */
export function shown(field: CompanyField): string | null {
  const found = form().elements.namedItem(field)
  return found instanceof RadioNodeList || found instanceof HTMLInputElement ? found.value : null
}

/** Writes into the fields that are shown, as a visitor does. */
export function answer(answers: Partial<Record<CompanyField, string>>) {
  for (const field of allFields) {
    const value = answers[field]
    const found = form().elements.namedItem(field)
    if (value === undefined || !found) continue
    if (found instanceof HTMLInputElement) fireEvent.input(found, { target: { value } })
    if (!isChoice(field)) continue
    const option = form().querySelector(`[name=${field}][value="${value}"]`)
    if (option) fireEvent.click(option)
  }
}

export const press = () => void fireEvent.submit(form())
export const submit = () => act(async () => press())

/** An answer to every question. */
export const complete = {
  ...answerAll(field => (isChoice(field) ? (optionsOf(field)[1] ?? '') : field)),
  email: 'giulia@azienda.it',
}
