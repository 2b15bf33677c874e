import { cookieBanner, purposeOf, whyAgain } from '~/content/cookies'
import { cn } from '~/lib/cn'
import { focusPageStart } from '~/lib/focus'
import { Button } from '~/ui/Button'
import { CrossGlyph } from '~/ui/glyphs'
import { openerProps } from '~/ui/LazyDialog'
import { LinkedText } from '~/ui/LinkedText'
import { CookieDialog } from './CookieDialogHost'
import { useCookieConsent } from './cookie-consent-context'

// Narrow enough for three in a row on a phone.
const look = { size: 'small', className: 'max-sm:px-1 max-sm:text-note' } as const

/**
 * Asks for consent on every page until the visitor chooses. The guidelines of the Italian data
 * protection authority (10 June 2021, doc. web 9677876) demand that rejecting and accepting look
 * the same, that closing keeps only the essential cookies, and that scrolling is no consent.
 */
export function CookieBanner({ side = 'right' }: { side?: 'left' | 'right' }) {
  const { isBannerVisible, askAgain, asked, providers, acceptAll, rejectAll, openDialog } =
    useCookieConsent()
  if (!isBannerVisible) return null
  const answer = (choose: () => void) => () => {
    choose()
    // The banner disappears with its focused button.
    focusPageStart()
  }
  return (
    <section
      aria-label={cookieBanner.label}
      className={cn(
        'cookie-banner floating fixed inset-x-0 bottom-0 z-40 max-h-[80vh] overflow-y-auto rounded-t-surface border border-linea bg-carta px-4 py-3 text-ghisa sm:inset-x-5 sm:bottom-5 sm:max-w-[520px] sm:rounded-surface sm:p-7',
        side === 'right' && 'ml-auto',
      )}
    >
      <h2 className="pr-10 text-subtitle max-sm:hidden">{cookieBanner.title}</h2>
      {askAgain && (
        <p className="mt-2.5 font-bold text-small leading-normal">
          {whyAgain(askAgain, providers, asked)}
        </p>
      )}
      {/* Two short paragraphs: one long paragraph would be the largest contentful paint. */}
      <p className="pr-10 text-fumo text-note leading-[1.4] sm:text-small">
        {purposeOf(providers)}
      </p>
      <p className="mb-2.5 text-fumo text-note leading-[1.4] sm:text-small">
        <LinkedText text={cookieBanner.details} />
      </p>
      <div className="grid grid-cols-3 gap-2.5">
        <Button {...look} variant="dark" onClick={answer(rejectAll)}>
          {cookieBanner.reject}
        </Button>
        <Button {...look} variant="outline" {...openerProps(CookieDialog, openDialog)}>
          {cookieBanner.customise}
        </Button>
        <Button {...look} variant="dark" onClick={answer(acceptAll)}>
          {cookieBanner.accept}
        </Button>
      </div>
      <button
        type="button"
        aria-label={cookieBanner.close}
        onClick={answer(rejectAll)}
        className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center rounded-full"
      >
        <CrossGlyph />
      </button>
    </section>
  )
}
