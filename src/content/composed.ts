import { facts } from './business'
import { composeWords, withSentences } from './compose-words'
import companies from './pages/companies.json' with { type: 'json' }
import guarantee from './words/guarantee.json' with { type: 'json' }

const named = withSentences({ guarantee, companies }, facts)

/**
 * Words as visitors read them. In a build tooling/business/business-data.ts has composed them already, and this
 * returns them unchanged.
 */
export const composed = <Words>(words: Words) => composeWords(words, named)
