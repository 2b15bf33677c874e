import { facts } from './business'
import { composePages } from './compose-words'
import claimsWords from './words/claims.json' with { type: 'json' }
import companiesWords from './words/companies.json' with { type: 'json' }
import cookieDialogWords from './words/cookieDialog.json' with { type: 'json' }
import cookiePolicyWords from './words/cookiePolicy.json' with { type: 'json' }
import cookiesWords from './words/cookies.json' with { type: 'json' }
import homeWords from './words/home.json' with { type: 'json' }
import layoutWords from './words/layout.json' with { type: 'json' }
import legalWords from './words/legal.json' with { type: 'json' }
import modalWords from './words/modal.json' with { type: 'json' }
import notFoundWords from './words/notFound.json' with { type: 'json' }
import notSentWords from './words/notSent.json' with { type: 'json' }
import privacyWords from './words/privacy.json' with { type: 'json' }
import termsWords from './words/terms.json' with { type: 'json' }
import thankYouWords from './words/thankYou.json' with { type: 'json' }

/**
 * The words of the pages that the contract does not fix. In a build tooling/business/business-data.ts puts the
 * composed words in the place of this module; tests and tools compose them here.
 */
export const {
  companies,
  cookieDialog,
  cookiePolicy,
  cookies,
  home,
  layout,
  claims,
  modal,
  notSent,
  legal,
  notFound,
  privacy,
  terms,
  thankYou,
} = composePages(
  {
    companies: companiesWords,
    cookieDialog: cookieDialogWords,
    cookiePolicy: cookiePolicyWords,
    cookies: cookiesWords,
    home: homeWords,
    layout: layoutWords,
    modal: modalWords,
    notSent: notSentWords,
    claims: claimsWords,
    legal: legalWords,
    privacy: privacyWords,
    terms: termsWords,
    notFound: notFoundWords,
    thankYou: thankYouWords,
  },
  facts,
)
