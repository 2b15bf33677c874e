import type { Content } from '../../src/content/for-tooling.ts'

/** Services with lessons. Search engines show nothing for the others, and the page has their words. */
const withLessons: readonly string[] = ['courses', 'intensives']

function homePage({ site, services }: Content): object[] {
  const { name, url, tagline, email, phone, company, social } = site
  const organization = { '@id': `${url}/#organization` }
  const lessons = services.items.filter(({ icon }) => withLessons.includes(icon))
  return [
    {
      '@type': 'Organization',
      ...organization,
      name,
      url: `${url}/`,
      logo: `${url}/icon-512.png`,
      description: tagline,
      email,
      telephone: phone,
      legalName: company.legalName,
      vatID: company.vatNumber,
      ...(company.taxCode && { taxID: company.taxCode }),
      ...(company.rea && {
        identifier: { '@type': 'PropertyValue', propertyID: 'REA', value: company.rea },
      }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.city,
        addressRegion: company.province,
        addressCountry: 'IT',
      },
      ...(social.length > 0 && { sameAs: social.map(({ to }) => to) }),
    },
    {
      '@type': 'WebSite',
      '@id': `${url}/#website`,
      name,
      url: `${url}/`,
      inLanguage: 'it',
      publisher: organization,
    },
    ...lessons.map(({ title, text }) => ({
      '@type': 'Course',
      name: title,
      description: text,
      provider: organization,
    })),
  ]
}

function companiesPage({ site: { name, url }, paths, companies }: Content): object[] {
  return [
    {
      '@type': 'Service',
      name: companies.service,
      description: companies.lead,
      url: url + paths.companies,
      areaServed: 'IT',
      audience: { '@type': 'BusinessAudience', audienceType: companies.page.audience },
      provider: { '@type': 'Organization', '@id': `${url}/#organization`, name, url: `${url}/` },
    },
  ]
}

const describe: Record<string, (content: Content) => object[]> = {
  home: homePage,
  companies: companiesPage,
}

/** Describes a page to search engines, in the vocabulary of schema.org; null if there is nothing to say. */
export function jsonLd(page: string, content: Content): object | null {
  const nodes = describe[page]?.(content)
  return nodes ? { '@context': 'https://schema.org', '@graph': nodes } : null
}

/** The script element with the data. `<` is escaped, so content cannot close the element. */
export function jsonLdElement(data: object | null): string {
  if (!data) return ''
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
