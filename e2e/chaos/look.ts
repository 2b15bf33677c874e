import type { Page } from '@playwright/test'
import { failures } from '../../src/content/failures.ts'

export type Goal = 'contact' | 'company'

/** One question of the form. */
export interface Question {
  label: string
  kind: 'text' | 'choice' | 'tick'
  /** What is typed, or the value of the chosen option; nothing is an empty text. */
  value: string
  /** Of a choice: the labels. */
  options: string[]
}

/** What a visitor sees of a page, in the words of a visitor. */
export interface Sight {
  /** Differs after each load. */
  document: number
  address: string
  title: string
  /** A page of the site; not the browser's own error page, not the advert. */
  isSite: boolean
  isConfirmed: boolean
  isSending: boolean
  form: { step: string; questions: Question[] } | null
  /** Another dialog in front of the page. */
  isCovered: boolean
  /** The text of a message in view with phone and email. */
  offer: string | null
  /** Place, among all links and buttons, of what the offer gives to press. */
  offered: number | null
  /** What the tab keeps over a reload. */
  kept: string
}

/** What a message offers to press. */
const wayOut = [failures.page.reload]

/** Runs in the page. */
function lookAround(goal: Goal, wayOut: readonly string[]): Sight {
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1

  /** In the viewport, where a finger would hit it. */
  const isInView = (element: Element) => {
    const box = element.getClientRects()[0]
    if (!box || !isVisible(element)) return false
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return element.contains(top)
  }
  const seen = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(isVisible)
  const textOf = (element: HTMLElement | null | undefined) => element?.innerText.trim() ?? ''

  function readChoice(group: HTMLElement): Question {
    const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const labelOf = (radio: HTMLInputElement) => textOf(radio.labels?.[0])
    const chosen = radios.find(({ checked }) => checked)
    return {
      label: textOf(group.querySelector('legend')),
      kind: 'choice',
      value: chosen?.value ?? '',
      options: radios.map(labelOf),
    }
  }
  function readForm(form: HTMLElement): Sight['form'] {
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input')]
    const questions = inputs
      .filter(({ type }) => type !== 'radio')
      .map((input): Question => {
        const isTick = input.type === 'checkbox'
        const value = isTick ? (input.checked ? 'yes' : '') : input.value
        const label = textOf(input.labels?.[0])
        return { label, kind: isTick ? 'tick' : 'text', value, options: [] }
      })
    questions.push(...seen('fieldset', form).map(readChoice))
    return { step: /Step \d/.exec(form.innerText)?.[0] ?? '', questions }
  }
  const forms = seen('form').filter(
    form => (form.closest('[role=dialog]') !== null) === (goal === 'contact'),
  )

  /** A message says that it is one, by its role, or stands in the form; a page's own text does not count. */
  const messages = '[role=alert], [role=alertdialog], [role=dialog], [role=status], form'
  function findOffer(): HTMLElement | undefined {
    const [message] = seen('a[href^="tel:"]').flatMap(phone => {
      const around = phone.closest<HTMLElement>(messages)
      const emails = around ? seen('a[href^="mailto:"]', around) : []
      const isReadable = isInView(phone) && emails.some(isInView) && textOf(around).length > 50
      return around && isReadable && !around.closest('footer') ? [around] : []
    })
    return message
  }

  let kept = ''
  try {
    kept = Object.values(sessionStorage).join(' ')
  } catch {
    // Forbidden in some cases.
  }
  const title = textOf(seen('h1')[0])
  const form = forms[0] ? readForm(forms[0]) : null
  const dialogs = seen('[role=dialog]').filter(dialog => !forms.some(each => dialog.contains(each)))
  const isSaid = seen('[aria-live] li').some(each => /Richiesta inviata!/.test(each.innerText))
  const isThanked = title === 'Richiesta Inviata!' && (goal === 'company' || !form)
  const offer = findOffer()
  const pressable = [...document.querySelectorAll<HTMLElement>('a, button')]
  const offered = pressable.findIndex(
    each => offer?.contains(each) && isVisible(each) && wayOut.includes(textOf(each)),
  )
  return {
    document: performance.timeOrigin,
    address: location.pathname + location.search,
    title,
    isSite: document.querySelector('main') !== null,
    isConfirmed: isSaid || isThanked,
    isSending: seen('button').some(button => /Invio in corso/.test(button.innerText)),
    form,
    isCovered: dialogs.length > 0,
    offer: offer ? textOf(offer).replaceAll(/\s+/g, ' ') : null,
    offered: offered === -1 ? null : offered,
    kept,
  }
}

/** Null while the page is on its way or does not answer. */
export async function look(page: Page, goal: Goal): Promise<Sight | null> {
  const goalAndWords = [goal, wayOut].map(each => JSON.stringify(each)).join(', ')
  // tsx wraps functions into a call of __name, which no page has.
  const script = `(() => { const __name = f => f; return (${lookAround})(${goalAndWords}) })()`
  const late = new Promise<null>(resolve => setTimeout(resolve, 2_000, null))
  return Promise.race([page.evaluate<Sight>(script).catch(() => null), late])
}
