import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { type LegalDocument, legalLabels } from '~/content/legal/legal-document'
import { type LegalPageKey, legalVersions } from '~/content/legal/versions'
import { paths } from '~/content/paths'
import { PageMeta } from '~/layout/PageMeta'
import { italianDate } from '~/lib/dates'
import { LinkedText } from '~/ui/LinkedText'
import { LastUpdated } from './LastUpdated'
import { LegalBlocks } from './LegalBlocks'

interface LegalPageProps extends Pick<ComponentProps<typeof PageMeta>, 'page'> {
  version: LegalPageKey
  content: LegalDocument
}

function Contents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <nav
      aria-label={legalLabels.contents}
      className="legal-contents top-27 lg:[@media(min-height:720px)]:sticky"
    >
      <p aria-hidden="true" className="mb-3 font-bold text-note uppercase tracking-[0.09em]">
        {legalLabels.contents}
      </p>
      <ol className="border-linea border-t">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="flex border-linea border-b text-small leading-snug">
            <span aria-hidden="true" className="w-8 flex-none py-2 text-fumo tabular-nums">
              {index + 1}.
            </span>
            <a
              href={`#${id}`}
              className="flex-1 py-2 no-underline decoration-2 decoration-fuoco underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A legal document with its table of contents; styles.css has its print layout. */
export function LegalPage({ page, version, content }: LegalPageProps) {
  const { title, intro, sections } = content
  const { number, since } = legalVersions[version]
  return (
    <div className="legal-page wrap pt-band pb-section">
      <PageMeta page={page} heading={title} />
      <Link to={paths.home} className="inline-block py-2.5 font-bold text-small">
        <span aria-hidden="true">← </span>
        {legalLabels.home}
      </Link>
      <h1 tabIndex={-1} className="mt-5 text-headline">
        {title}
      </h1>
      <LastUpdated className="mt-4 text-fumo" />
      <p className="text-fumo">{legalLabels.version(number, italianDate(new Date(since)))}</p>
      <LinkedText as="p" className="lead mt-7 mb-12" text={intro} />
      <div className="grid grid-cols-1 items-start gap-gap border-ghisa border-t-2 pt-9 lg:grid-cols-[260px_minmax(0,68ch)]">
        <Contents sections={sections} />
        <div>
          {sections.map(({ id, title, blocks }, index) => (
            <section key={id} id={id} className="not-first:mt-11">
              <h2 className="mb-4 break-after-avoid text-heading leading-[1.15]">
                <span className="text-fuoco-scuro tabular-nums">{index + 1}.</span> {title}
              </h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
