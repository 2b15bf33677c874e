import { terms as words } from '~/content/words'
import type { LegalDocument } from './legal-document'

export const terms = words.document as LegalDocument
