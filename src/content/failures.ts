import { composed } from './composed'
import { companyFormId, paths } from './paths'
import { emailHref, phoneHref, site } from './site'
import written from './words/layout.json' with { type: 'json' }

const words = composed(written).failures

const { contacts, unsent } = words

/** The messages for parts of the site that cannot be fetched or do not work. */
export const failures = {
  ...words,
  unsent: {
    ...unsent,
    notice: `${unsent.text} [${unsent.link}](${paths.companies}#${companyFormId}).`,
  },
}

/** Other ways to reach the business, after an introduction. */
export const reachUs = (before = contacts.before, chat = contacts.whatsapp) =>
  `${before} [${site.email}](${emailHref}) ${contacts.between} [${site.phone}](${phoneHref})${chat}.`
