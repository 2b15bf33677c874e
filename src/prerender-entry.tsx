import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App, preloadPage } from './App'

export { routes } from './App'
export { content } from './content/for-tooling'

/** React writes the elements for <head> at the start of its output. */
const headElements = /^(?:<title>.*?<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/s

/** Makes find-in-page work before hydration: React writes hidden="" for any value. Only answers are hidden divs. */
const makeAnswersFindable = (body: string) =>
  body.replaceAll(/(<div[^>]*) hidden=""/g, '$1 hidden="until-found"')

/** Renders the page of an address: the elements for <head> and the content of #root. */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  await preloadPage(path)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Above the default size React moves content into inline scripts, which the content security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const head = headElements.exec(html)?.[0]
  if (!head) throw new Error(`${path} has no head: does its page render <PageMeta>?`)
  return { head, body: makeAnswersFindable(html.slice(head.length)) }
}
