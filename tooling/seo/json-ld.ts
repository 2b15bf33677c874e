import type { Content } from '../../src/content/for-tooling.ts'
import type { PageKey } from '../../src/content/pages.ts'

/** Services with lessons. Search engines show nothing for the others, and the page has their words. */
const withLessons: readonly string[] = ['courses', 'intensives']

const idOfOrganization = ({ site }: Content) => `${site.url}/#organization`

function organization(content: Content): object {
  const { name, url, tagline, email, phone, company, social } = content.site
  return {
    '@type': 'Organization',
    '@id': idOfOrganization(content),
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
    ...(social.length > 0 && { sameAs: social }),
  }
}

function webSite(content: Content): object {
  const { name, url } = content.site
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name,
    url: `${url}/`,
    inLanguage: 'it',
    publisher: { '@id': idOfOrganization(content) },
  }
}

function courses(content: Content): object[] {
  const items = content.services.items.filter(({ icon }) => withLessons.includes(icon))
  return items.map(({ title, text }) => ({
    '@type': 'Course',
    name: title,
    description: text,
    provider: { '@id': idOfOrganization(content) },
  }))
}

function companyService(content: Content): object {
  const { site, pages, companies } = content
  return {
    '@type': 'Service',
    name: companies.service,
    description: companies.lead,
    url: site.url + pages.companies.path,
    areaServed: 'IT',
    audience: { '@type': 'BusinessAudience', audienceType: companies.eyebrow },
    provider: {
      '@type': 'Organization',
      '@id': idOfOrganization(content),
      name: site.name,
      url: `${site.url}/`,
    },
  }
}

function nodesOf(page: PageKey, content: Content): object[] {
  switch (page) {
    case 'home':
      return [organization(content), webSite(content), ...courses(content)]
    case 'companies':
      return [companyService(content)]
    default:
      return []
  }
}

/** Describes a page to search engines, in the vocabulary of schema.org; null if there is nothing to say. */
export function jsonLd(page: PageKey, content: Content): object | null {
  const nodes = nodesOf(page, content)
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : null
}

/** The script element with the data. `<` is escaped, so content cannot close the element. */
export function jsonLdElement(data: object | null): string {
  if (!data) return ''
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
