import { composed } from './composed'
import written from './pages/thankYou.json' with { type: 'json' }

/** The title is fixed by the specification. */
export const thankYou = { ...composed(written), title: 'Richiesta Inviata!' }
