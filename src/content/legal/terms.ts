import { offer } from '~/content/business'
import { composed } from '~/content/composed'
import written from '~/content/pages/terms.json' with { type: 'json' }
import { type LegalWords, withInserted } from './legal-document'

const { guarantee } = offer

export const terms = withInserted(composed(written).document as LegalWords, {
  guaranteeRules: guarantee ? [{ list: guarantee.rules }] : [],
})
