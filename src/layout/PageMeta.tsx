import { pageAt, previewImage } from '~/content/paths'
import { site } from '~/content/site'

interface PageMetaProps {
  /** The page's file in src/content/pages. */
  page: {
    path: string
    isIndexed: boolean
    /** For search engines and link previews: titles to 60 characters, descriptions to 160. */
    meta: { title: string; description: string }
  }
  /** Stands before the title and names a state of the page. */
  titlePrefix?: string | undefined
  /** The main heading, which is the text in the preview image. */
  heading?: string
}

/** The <head> elements of a page. React moves them there, and so does prerendering. */
export function PageMeta({ page, titlePrefix, heading }: PageMetaProps) {
  const { title, description } = page.meta
  const url = site.url + page.path
  return (
    <>
      <title>{titlePrefix ? `${titlePrefix} | ${title}` : title}</title>
      <meta name="description" content={description} />
      {page.isIndexed ? (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:locale" content="it_IT" />
          <meta property="og:image" content={site.url + previewImage.pathOf(pageAt(page.path))} />
          <meta property="og:image:width" content={`${previewImage.width}`} />
          <meta property="og:image:height" content={`${previewImage.height}`} />
          <meta property="og:image:alt" content={heading} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
