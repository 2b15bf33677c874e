import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { companies } from '~/content/aziende'
import { faq, services } from '~/content/home'
import { companyService, meta } from '~/content/meta'
import { pages } from '~/content/pages'
import { site } from '~/content/site'
import { App } from './App'
import { preloadPage, routes } from './routes'

export { routes }

/** The words that the build writes for machines; it cannot import them itself. */
export const content = { site, meta, pages, faq, services, companies, companyService }

/** The HTML of one address, its head elements first. */
export async function renderPage(path: string): Promise<string> {
  await preloadPage(path)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Past its default size React moves content into inline scripts, which break the page without
    // script and a strict content security policy.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
