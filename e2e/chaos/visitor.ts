import type { Locator, Page } from '@playwright/test'
import { cookieDialog } from '../../src/content/cookie-dialog.ts'
import { fill, findCall, type Manner, press, submitButton } from './hands.ts'
import { type Goal, look, type Sight } from './look.ts'
import type { Ending } from './verdict.ts'

/** Nothing new for this long, and a visitor gives up; in milliseconds. */
const patience = 12_000
const glance = 200
/** The longest visit, whatever happens, in milliseconds. */
const longestVisit = 120_000
/** How often an offer is followed. */
const maximumFollows = 2
/** How often the browser is asked for a page that it could not load. */
const maximumSearches = 4

export interface Wish {
  goal: Goal
  manner: Manner
  /** Whether to press the call to action of a page that is so many milliseconds old. */
  isTimeToCall: (age: number, isFirstPage: boolean) => boolean
  /** Called at each moment of the visit; true if it has changed what is on the screen. */
  onMoment: (moment: string) => Promise<boolean>
}

/** Wants one thing, and does what the page suggests. Knows words and roles, no implementation. */
export class Visitor {
  readonly #typed = new Map<string, string>()
  readonly #diary: string[] = []
  readonly #started = Date.now()
  #sight: Sight | null = null
  /** The sight, as text, in order to notice news. */
  #last = ''
  #newsAt = Date.now()
  #documentAt = Date.now()
  #documents = 0
  #follows = 0
  #searches = 0
  #pressedAt = 0
  #calledOn = ''
  #pressedStep = ''
  #step = ''
  #hasSent = false
  #emptied = ''

  constructor(
    readonly page: Page,
    readonly wish: Wish,
  ) {}

  get diary(): readonly string[] {
    return this.#diary
  }

  note(what: string): void {
    this.#diary.push(`${((Date.now() - this.#started) / 1000).toFixed(1)} s ${what}`)
  }

  async reachGoal(): Promise<Ending> {
    for (;;) {
      await this.#look()
      const ending = this.#sight ? await this.#act(this.#sight) : undefined
      if (ending) return ending
      const isTooLong = Date.now() - this.#started > longestVisit
      if (isTooLong || Date.now() - this.#newsAt > patience) {
        const ending = this.#sight?.offer ? 'offered' : 'stuck'
        this.note(`nothing new: ${ending} at ${this.#last}`)
        return ending
      }
      await new Promise(resolve => setTimeout(resolve, glance))
    }
  }

  /** Whether all that was typed is in a field or in what the tab keeps. */
  isAllKept(): boolean {
    const { form, kept = '' } = this.#sight ?? {}
    const inFields = form?.questions.map(({ value }) => value) ?? []
    return [...this.#typed.values()].every(text => inFields.includes(text) || kept.includes(text))
  }

  async #look(): Promise<void> {
    const sight = await look(this.page, this.wish.goal)
    if (!sight) return
    if (sight.document !== this.#sight?.document) {
      this.#documents++
      this.#documentAt = Date.now()
    }
    const { document, address, title, form, isSending, offer, isCovered, isSite } = sight
    const seen = { document, isSite, address, title, step: form?.step, isSending, isCovered, offer }
    const text = JSON.stringify(seen)
    if (text !== this.#last) {
      this.#newsAt = Date.now()
      this.note(text)
    }
    this.#last = text
    this.#sight = sight
  }

  async #act(sight: Sight): Promise<Ending | undefined> {
    if (sight.isConfirmed && this.#hasSent) return 'confirmed'
    if (!sight.isSite) return this.#findTheSite(sight)
    if (sight.isSending) return
    if (sight.form) return this.#answerForm(sight, sight.form)
    if (sight.offer) return this.#follow(sight)
    if (sight.isCovered) return this.#closeOtherDialog()
    return this.#call(sight)
  }

  /** On the advert, or on the browser's own page about a failure, which offers to load it again. */
  async #findTheSite(sight: Sight): Promise<undefined> {
    if (Date.now() - this.#documentAt < 1_500 || this.#searches >= maximumSearches) return
    this.#searches++
    this.note('looks for the site again')
    const isAdvert = sight.address === '/advert'
    const options = { waitUntil: 'commit', timeout: patience } as const
    await (isAdvert ? this.page.goForward(options) : this.page.reload(options)).catch(() => null)
  }

  /** Once, and not the form that may have come up beside it. */
  async #closeOtherDialog(): Promise<undefined> {
    if (Date.now() - this.#pressedAt < 1_500) return
    const dialog = this.page.getByRole('dialog').filter({ hasNot: this.page.locator('form') })
    const close = dialog.getByRole('button', { name: cookieDialog.save })
    await this.#press(close.first(), 'the other dialog')
  }

  async #call(sight: Sight): Promise<undefined> {
    const place = `${sight.document} ${sight.address}`
    if (this.#calledOn === place) return
    // Who has just sent waits for what comes of it, for almost as long as patience lasts.
    const hasJustSent = this.#hasSent && this.#documentAt < this.#pressedAt
    const age = Date.now() - (hasJustSent ? this.#pressedAt : this.#documentAt)
    const isFirstPage = this.#documents === 1
    const isTime = hasJustSent ? age > 10_000 : this.wish.isTimeToCall(age, isFirstPage)
    if (!isTime) return
    if (await this.wish.onMoment('opening')) return
    const call = await findCall(this.page, this.wish.goal)
    if (await this.#press(call, 'the call to action', this.wish.manner)) this.#calledOn = place
  }

  async #answerForm(sight: Sight, form: NonNullable<Sight['form']>): Promise<Ending | undefined> {
    this.#calledOn = ''
    const { goal, onMoment } = this.wish
    if (this.#hasSent && !sight.offer && this.#isOnItsWay(sight)) return
    const lost = form.questions.find(({ label, value }) => {
      const before = this.#typed.get(label)
      return before !== undefined && before !== value && !sight.kept.includes(before)
    })
    if (lost) {
      // A look may fall between two states: gone is what is gone twice.
      const isGone = this.#emptied === lost.label
      this.#emptied = lost.label
      if (isGone) this.note(`"${lost.label}" is "${lost.value}" now`)
      return isGone ? 'lost' : undefined
    }
    this.#emptied = ''
    if (await onMoment('form')) return
    const hasFilled = await fill(this.page, goal, form, this.#typed)
    const place = `${sight.document} ${form.step}`
    // Whoever comes back to a step presses its button again.
    if (place !== this.#step) this.#pressedStep = ''
    this.#step = place
    if (!hasFilled && this.#pressedStep === place && !sight.offer) return
    if (sight.offer && this.#pressedStep === place && this.#isEnough('the form again')) {
      return Date.now() - this.#pressedAt < 1_500 ? undefined : 'offered'
    }
    if (await onMoment(form.step || 'typed')) return
    const isLast = goal === 'contact' || form.step.endsWith('4')
    this.#hasSent ||= isLast
    const button = submitButton(this.page, goal)
    if (await this.#press(button, `submit ${form.step}`, this.wish.manner)) {
      this.#pressedStep = place
      if (isLast) await onMoment('sending')
    }
    return
  }

  /** The form may be empty already while the page that follows it is still coming. */
  #isOnItsWay({ title }: Sight): boolean {
    return Date.now() - this.#pressedAt < 3_000 || title === 'Richiesta Inviata!'
  }

  async #follow(sight: Sight): Promise<Ending | undefined> {
    if (sight.offered === null) return
    if (this.#isEnough('what is offered')) {
      return Date.now() - this.#pressedAt < 1_500 ? undefined : 'offered'
    }
    await this.#press(this.page.locator('a, button').nth(sight.offered), 'what is offered')
    return
  }

  /** Counts a follow, at most one in 1.5 s; true when it is not to be done (any more). */
  #isEnough(what: string): boolean {
    if (Date.now() - this.#pressedAt < 1_500 || this.#follows >= maximumFollows) return true
    this.#follows++
    this.note(`follows: ${what}`)
    return false
  }

  async #press(target: Locator, what: string, manner: Manner = 'click'): Promise<boolean> {
    const hasPressed = await press(this.page, target, manner)
    this.#pressedAt = Date.now()
    if (hasPressed) this.#newsAt = Date.now()
    this.note(`${hasPressed ? 'presses' : 'cannot press'} ${what}`)
    return hasPressed
  }
}
