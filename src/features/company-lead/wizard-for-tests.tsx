import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { allFields, type CompanyField, type CompanyValues } from './company-lead'
import { useCompanyWizard } from './use-company-wizard'

/** Mounts the wizard like a tab that has just loaded an address. */
export function load(address: string) {
  return renderHook(
    () => ({ wizard: useCompanyWizard(), location: useLocation(), navigate: useNavigate() }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    },
  ).result
}

type Tab = ReturnType<typeof load>

export const addressOf = ({ current: { location } }: Tab) => location.pathname + location.search

export function answer(tab: Tab, answers: Partial<Record<CompanyField, string>>) {
  for (const [field, value] of Object.entries(answers)) {
    const known = allFields.find(name => name === field)
    if (known) act(() => tab.current.wizard.change(known, value))
  }
}

export const complete = {
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
} satisfies CompanyValues
