import { draftAttribute, firstSentKey } from './start-signals'

/**
 * Stores the fields of a form, under the key in its attribute, on each input and submit, also before hydration. The
 * draft needs no consent, because the visitor's request strictly requires it; the cookie policy lists it. A ticked
 * checkbox is never stored.
 */
export function keepDrafts(): void {
  function store({ target }: Event) {
    if (!(target instanceof Element)) return
    const form = target.closest('form')
    const key = form?.getAttribute(draftAttribute)
    if (!form || !key) return
    try {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      for (const [field, text] of new FormData(form)) {
        const isCheckbox = form.querySelector(`[type=checkbox][name=${field}]`)
        // Before hydration, a field may be empty only because it does not show the draft yet.
        const mayBeUnfilled = !text && Reflect.get(target, 'name') !== field
        if (isCheckbox || mayBeUnfilled || text === (draft[field] ?? '')) continue
        draft[field] = text
        // Changed texts are a new lead.
        delete draft[firstSentKey]
        sessionStorage.setItem(key, JSON.stringify(draft))
      }
    } catch {
      // Storage is forbidden or full.
    }
  }
  addEventListener('input', store, true)
  addEventListener('submit', store, true)
}
