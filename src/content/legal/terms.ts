import { composed } from '~/content/composed'
import written from '~/content/pages/terms.json' with { type: 'json' }
import type { LegalDocument } from './legal-document'

export const terms = composed(written).document as LegalDocument
