import { meta } from '~/content/meta'
import { isIndexedPage, type PageKey, pages, previewImage } from '~/content/pages'
import { site } from '~/content/site'

interface PageMetaProps {
  page: PageKey
  /** Put before the title, for states of a page that deserve a name. */
  titlePrefix?: string | undefined
  /** The words on the page's preview image: its main heading. */
  heading?: string
}

/** The head of a page; React moves it into <head>, and the build writes it there. */
export function PageMeta({ page, titlePrefix, heading }: PageMetaProps) {
  const { title, description } = meta[page]
  const url = site.url + pages[page].path
  return (
    <>
      <title>{titlePrefix ? `${titlePrefix} | ${title}` : title}</title>
      <meta name="description" content={description} />
      {isIndexedPage(page) ? (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:locale" content="it_IT" />
          <meta property="og:image" content={site.url + previewImage.path(page)} />
          <meta property="og:image:width" content={`${previewImage.width}`} />
          <meta property="og:image:height" content={`${previewImage.height}`} />
          <meta property="og:image:type" content={previewImage.type} />
          <meta property="og:image:alt" content={heading} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
