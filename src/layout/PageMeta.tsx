import { meta, type PageKey } from '~/content/meta'
import { type Path, paths } from '~/content/paths'
import { site } from '~/content/site'

interface PageMetaProps {
  page: PageKey
  /** Put before the title, for states of a page that deserve a name. */
  titlePrefix?: string | undefined
}

const indexed: Partial<Record<PageKey, Path>> = {
  home: paths.home,
  companies: paths.companies,
  privacy: paths.privacy,
  terms: paths.terms,
  cookies: paths.cookies,
}

/** The head of a page; React moves it into <head>, and the build writes it there. */
export function PageMeta({ page, titlePrefix }: PageMetaProps) {
  const { title, description } = meta[page]
  const path = indexed[page]
  return (
    <>
      <title>{titlePrefix ? `${titlePrefix} | ${title}` : title}</title>
      <meta name="description" content={description} />
      {path ? (
        <link rel="canonical" href={site.url + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  )
}
