import { draftAttribute, firstSentKey } from './start-signals'

/**
 * Stores what the fields of a form hold, under the key in its attribute, so that a reload keeps it: on
 * each input and before a send, whether the application is there yet or not. The draft needs no consent,
 * as it is strictly necessary for what the visitor asked for; the cookie policy lists it. A tick is never
 * stored.
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
        const isTick = form.querySelector(`[type=checkbox][name=${field}]`)
        // An empty field of a page that has just come does not know the draft yet.
        const isUnknown = !text && Reflect.get(target, 'name') !== field
        if (isTick || isUnknown || text === (draft[field] ?? '')) continue
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
