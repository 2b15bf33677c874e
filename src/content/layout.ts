import { shown } from './business'
import { composed } from './composed'
import { paths, sectionPath, sections } from './paths'
import { addressOf, companyLine } from './registration'
import { emailHref, phoneHref, site } from './site'
import written from './words/layout.json' with { type: 'json' }

const words = composed(written)

const { navigation, footer, ...others } = words

/** A link to a section of the home page; none to one that is not shown. */
const toSection = (name: 'method' | 'services' | 'results' | 'faq', label: string) =>
  shown[name] ? [{ label, to: sectionPath(sections[name]) }] : []

export const layout = {
  ...others,
  navigation: [
    ...toSection('method', navigation.method),
    ...toSection('services', navigation.services),
    ...toSection('results', navigation.results),
    ...toSection('faq', navigation.faq),
    { label: navigation.companies, to: paths.companies },
  ],
  footer: {
    paths: {
      title: footer.paths,
      links: [
        ...toSection('method', footer.links.method),
        ...toSection('services', footer.links.services),
        { label: footer.links.companies, to: paths.companies },
      ],
    },
    contacts: {
      title: footer.contacts,
      links: [
        { label: site.email, to: emailHref },
        { label: site.phone, to: phoneHref },
        ...words.chats,
        ...site.social,
      ],
    },
    legal: {
      title: footer.legal,
      links: [
        { label: 'Privacy Policy', to: paths.privacy },
        { label: 'Cookie Policy', to: paths.cookies },
        { label: 'Termini e condizioni', to: paths.terms },
        { label: footer.accessibility, to: `${paths.terms}#accessibilita` },
      ],
    },
    registration: companyLine(site.company),
    address: addressOf(site.company),
  },
}
