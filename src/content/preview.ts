/** The small line on the preview image of the home page, beside the name; its large words are the title. */
export const previewOffer = 'Metodo e consulenza gratis'
