import { useEffect, useState } from 'react'
import { draftKeys, readTextDraft } from '~/features/sending/use-lead-form'
import { tabStorage } from '~/lib/storage'
import { allFields, type CompanyValues, emptyCompany, isAnswered, isChoice } from './company-lead'

/** Fills empty fields with the answers given in this tab before a reload; skips invalid answers. */
export function readDraft(shown = emptyCompany): CompanyValues {
  const stored = readTextDraft(draftKeys.company, allFields)
  const values = { ...shown }
  for (const field of allFields) {
    if (values[field] === '') values[field] = stored[field] ?? ''
    if (isChoice(field) && !isAnswered(field, values)) values[field] = ''
  }
  return values
}

/**
 * The answers of the form for companies: of the step that is shown what its fields held last, of the
 * others what they held when they were left.
 */
export function useCompanyDraft() {
  const [values, setValues] = useState(emptyCompany)
  const [erased, setErased] = useState<{ values: CompanyValues; entry: string | null } | null>(null)
  const [isReady, setIsReady] = useState(false)
  // Counts what the fields do not know yet: each number has fields of its own.
  const [edition, setEdition] = useState(0)

  // The draft is read after hydration, because the prerendered form is empty.
  useEffect(() => {
    setValues(readDraft)
    setIsReady(true)
    // Stryker disable next-line ArrayDeclaration: with a constant among its inputs an effect runs once, too.
  }, [])

  function change(shown: Partial<CompanyValues>) {
    setErased(null)
    setValues(current => ({ ...current, ...shown }))
  }

  function show(next: CompanyValues) {
    setValues(next)
    setEdition(count => count + 1)
  }

  function erase() {
    setErased({ values, entry: tabStorage.read(draftKeys.company) })
    clear()
  }

  function restore() {
    if (!erased) return
    show(erased.values)
    if (erased.entry) tabStorage.write(draftKeys.company, erased.entry)
    setErased(null)
  }

  function clear() {
    tabStorage.remove(draftKeys.company)
    show(emptyCompany)
  }

  return { values, edition, isReady, wasErased: erased !== null, change, erase, restore, clear }
}
