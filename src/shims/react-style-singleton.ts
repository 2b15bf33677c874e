import { useEffect } from 'react'

/**
 * Stands in for the package react-style-singleton, through which the scroll lock of Radix dialogs
 * sets its rules: a constructed stylesheet where the package injects a <style> element, which a
 * strict content security policy refuses.
 */
export function styleSingleton() {
  return function Sheet({ styles }: { styles: string; dynamic?: boolean }) {
    useEffect(() => {
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
