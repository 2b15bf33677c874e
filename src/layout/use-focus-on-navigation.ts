import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { count } from '~/features/tracking/track'
import { focusForReading } from '~/lib/focus'
import { lowScreen } from '~/lib/low-screen'
import { openDialog } from '~/lib/open-dialog'
import { announce } from '~/ui/Announcer'

const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function scrollToSection(hash: string) {
  const section = document.getElementById(hash.slice(1))
  // Set for each call, because scroll-behavior in CSS would also animate the browser's Back.
  section?.scrollIntoView({ behavior: prefersLessMotion() ? 'auto' : 'smooth' })
  // The next Tab continues from there, as after a link that the browser follows.
  if (section) focusForReading(section)
}

/**
 * Does for a client-side navigation what a browser does when it loads a page. A link to a section
 * scrolls there; any other link scrolls to the top and focuses the title, so that a screen reader
 * announces the page; for Back and Forward the browser restores the scroll position.
 */
export function useFocusOnNavigation() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const previous = useRef(location)
  useEffect(() => {
    const { pathname, search, key } = previous.current
    previous.current = location
    const isSamePage = location.pathname === pathname
    if (!isSamePage) {
      // Clears the announcement of the previous page.
      announce('')
      count({ name: 'page' })
      if (!prefersLessMotion()) document.querySelector('main')?.animate({ opacity: [0, 1] }, 160)
    }
    if (location.key === key || navigationType === 'POP') return
    // A dialog that was still loading, or beside a lead that has arrived.
    if (navigationType === 'PUSH') openDialog.set(null)
    if (location.hash) return scrollToSection(location.hash)
    // A step of the form changes the search alone. A link to the current page leads to its top.
    if (isSamePage && location.search !== search) return
    scrollTo(0, 0)
    // On a low screen a toast may cover a title that is not scrolled to.
    document.querySelector('h1')?.focus({ preventScroll: !matchMedia(lowScreen).matches })
  }, [location, navigationType])
}
