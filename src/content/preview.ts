import { home } from './words'

/** The small line on the preview image of the home page, beside the name; its large words are the title. */
export const previewOffer = home.preview
