import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

function scrollToSection(hash: string) {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)))
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // Smooth per call: a smooth html element would also animate the browser's Back.
  section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
}

/**
 * What a browser does when it loads a page, done for pages that change without loading: a section's
 * link scrolls to it, any other link starts at the top with the focus on the title (which is how a
 * screen reader hears of the new page), Back and Forward keep the browser's own scroll.
 */
export function useFocusOnNavigation() {
  const { pathname, hash, key } = useLocation()
  const navigationType = useNavigationType()
  const previous = useRef({ pathname, key })
  useEffect(() => {
    const { pathname: previousPath, key: previousKey } = previous.current
    previous.current = { pathname, key }
    if (key === previousKey || navigationType === 'POP') return
    if (hash) return scrollToSection(hash)
    if (pathname === previousPath) return
    scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [pathname, hash, key, navigationType])
}
