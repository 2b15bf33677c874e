import { useEffect } from 'react'

/**
 * Replaces the package react-style-singleton, which the scroll lock of Radix dialogs uses. A strict
 * content security policy refuses the <style> element that the package injects, so this one adopts
 * a constructed stylesheet.
 */
export function styleSingleton() {
  return function Sheet({ styles }: { styles: string; dynamic?: boolean }) {
    useEffect(() => {
      // Before Safari 16.4 there is no such constructor: the page scrolls behind a dialog there.
      if (!('replaceSync' in CSSStyleSheet.prototype)) return
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets.push(sheet)
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
      }
    }, [styles])
    return null
  }
}
