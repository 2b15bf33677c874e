import { useEffect, useState } from 'react'
import { type CompanyField, type CompanyValues, emptyCompany } from './company-lead'
import { readDraft, writeDraft } from './draft'

/** The answers of the form for companies, stored as a draft until the tab is closed. */
export function useCompanyDraft() {
  const [values, setValues] = useState(emptyCompany)
  const [erased, setErased] = useState<CompanyValues | null>(null)
  const [isReady, setIsReady] = useState(false)

  // The draft is read after hydration, because the prerendered form is empty.
  useEffect(() => {
    setValues(readDraft)
    setIsReady(true)
    // Stryker disable next-line ArrayDeclaration: with a constant among its inputs an effect runs once, too.
  }, [])

  useEffect(() => {
    if (isReady) writeDraft(values)
  }, [isReady, values])

  function setAnswer(field: CompanyField, value: string) {
    setErased(null)
    setValues(current => ({ ...current, [field]: value }))
  }

  function erase() {
    setErased(values)
    setValues(emptyCompany)
  }

  function restore() {
    if (erased) setValues(erased)
    setErased(null)
  }

  /** Removes the draft of a sent lead at once: the effect may not run before the page changes. */
  function clear() {
    writeDraft(emptyCompany)
    setValues(emptyCompany)
  }

  return { values, isReady, wasErased: erased !== null, setAnswer, erase, restore, clear }
}
