import { layout } from './words'

/** The messages for parts of the site that cannot be fetched or do not work. */
export const { failures } = layout
