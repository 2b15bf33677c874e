import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { layout } from '~/content/layout'
import { phoneHref } from '~/content/site'
import { ButtonLink } from '~/ui/Button'
import { ActionButton } from './ActionButton'
import { useIsUnsent } from './FailureNotices'

/** True while the page's own button or form is above the screen and the footer below; never on a page without. */
function useActionHasGone(): boolean {
  const { pathname } = useLocation()
  const [hasGone, setHasGone] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own elements.
  useEffect(() => {
    const action = document.querySelector('main .needs-script')
    const footer = document.querySelector('footer')
    if (!action || !footer) return
    const observer = new IntersectionObserver(() => {
      const isAtFooter = footer.getBoundingClientRect().top < innerHeight
      setHasGone(action.getBoundingClientRect().bottom < 0 && !isAtFooter)
    })
    observer.observe(action)
    observer.observe(footer)
    return () => {
      observer.disconnect()
      setHasGone(false)
    }
  }, [pathname])
  return hasGone
}

/** On phones, within reach of the thumb: the page's action, and a chat or a call. styles.css says when it gives way. */
export function ThumbBar() {
  const isShown = useActionHasGone()
  const isUnsent = useIsUnsent()
  if (isUnsent || !isShown) return null
  const { label, to } = layout.chats[0] ?? { label: layout.headerCall, to: phoneHref }
  return (
    <div className="thumb-bar fixed motion-safe:animate-appear inset-x-0 bottom-0 z-20 gap-2.5 border-linea-scura border-t bg-ghisa px-gutter py-2.5">
      <ActionButton className="flex-1" />
      <ButtonLink to={to}>{label}</ButtonLink>
    </div>
  )
}
