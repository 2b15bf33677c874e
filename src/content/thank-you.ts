import { thankYou as words } from './words'

/** The title is fixed by the specification. */
export const thankYou = { ...words, title: 'Richiesta Inviata!' }
