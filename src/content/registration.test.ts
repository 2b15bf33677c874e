import { expect, test } from 'vitest'
import { companyLine, registrationOf } from './registration'
import type { Company } from './site'

const soleTrader: Company = {
  legalName: 'Mario Rossi',
  vatNumber: '00159560366',
  street: 'Via Roma 1',
  postalCode: '20121',
  city: 'Milano',
  province: 'MI',
  court: 'Milano',
}

const company: Company = {
  ...soleTrader,
  legalName: 'Rossi S.r.l.',
  taxCode: '00159560366',
  registerOffice: 'Milano Monza Brianza Lodi',
  rea: 'MI-1234567',
  shareCapital: '€ 10.000 i.v.',
  status: 'società con socio unico',
  pec: 'rossi@pec.rossi.it',
}

test('a sole trader is named without capital, REA and register, and without empty words', () => {
  expect(companyLine(soleTrader)).toBe('Mario Rossi · P.\u00a0IVA 00159560366')
  expect(registrationOf(soleTrader, 'long')).toEqual(['Partita IVA 00159560366'])
})

test('a sole trader can give a tax code, and be in the register without a capital', () => {
  const taxCode = 'RSSMRA80A01F205X'
  expect(registrationOf({ ...soleTrader, taxCode }, 'long')).toEqual([
    'Partita IVA 00159560366',
    `codice fiscale ${taxCode}`,
  ])
  expect(companyLine({ ...soleTrader, taxCode, registerOffice: 'Milano', rea: 'MI-1' })).toBe(
    `Mario Rossi · P.\u00a0IVA 00159560366 · C.F. e Registro imprese di Milano ${taxCode} · REA MI-1`,
  )
})

test('a company is named with all that the law wants', () => {
  expect(companyLine(company)).toBe(
    'Rossi S.r.l. · P.\u00a0IVA 00159560366 · C.F. e Registro imprese di Milano Monza Brianza Lodi 00159560366 · REA MI-1234567 · Cap.\u00a0soc. € 10.000 i.v. · società con socio unico · PEC rossi@pec.rossi.it',
  )
  expect(registrationOf(company, 'long')).toEqual([
    'Partita IVA 00159560366',
    'codice fiscale e numero di iscrizione al Registro delle imprese di Milano Monza Brianza Lodi 00159560366',
    'REA MI-1234567',
    'capitale sociale € 10.000 i.v.',
    'società con socio unico',
  ])
})
