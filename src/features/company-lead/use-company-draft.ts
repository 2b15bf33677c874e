import { useEffect, useState } from 'react'
import { createLeadState, draftKeys, readTextDraft } from '~/features/sending/lead-state'
import { isAnswered } from '~/features/sending/problems'
import { companySending } from '~/features/sending/send-state'
import { tabStorage } from '~/lib/storage'
import { allFields, type CompanyValues, emptyCompany, isChoice, rules } from './company-lead'

/** A module constant, because a visitor may leave /aziende while the lead is on its way. */
export const companyLead = createLeadState('company', emptyCompany, {
  sending: companySending,
})

/** Fills empty fields from the stored draft; skips invalid answers. */
export function readDraft(shown = emptyCompany): CompanyValues {
  const stored = readTextDraft('company', allFields)
  const values = { ...shown }
  for (const field of allFields) {
    if (values[field] === '') values[field] = stored[field] ?? ''
    if (isChoice(field) && !isAnswered(rules[field], values[field])) values[field] = ''
  }
  return values
}

export function useCompanyDraft() {
  const [erased, setErased] = useState<{ values: CompanyValues; entry: string | null } | null>(null)
  const [isReady, setIsReady] = useState(false)
  // Changes with erase and restore: the fields are uncontrolled and must mount again.
  const [edition, setEdition] = useState(0)

  // The draft is read after hydration, because the prerendered form is empty.
  useEffect(() => {
    companyLead.values = readDraft(companyLead.values)
    setIsReady(true)
    // Stryker disable next-line ArrayDeclaration: with a constant among its inputs an effect runs once, too.
  }, [])

  /** Takes over what the fields of a step hold. */
  function change(shown: Partial<CompanyValues>) {
    if (erased) setErased(null)
    companyLead.values = { ...companyLead.values, ...shown }
  }

  /** Leads back to the first step, too, which is then incomplete. */
  function erase() {
    setErased({ values: companyLead.values, entry: tabStorage.read(draftKeys.company) })
    tabStorage.remove(draftKeys.company)
    companyLead.empty()
    setEdition(edition + 1)
  }

  function restore() {
    if (!erased) return
    if (erased.entry) tabStorage.write(draftKeys.company, erased.entry)
    companyLead.values = erased.values
    setErased(null)
    setEdition(edition + 1)
  }

  return { edition, isReady, wasErased: erased !== null, change, erase, restore }
}
