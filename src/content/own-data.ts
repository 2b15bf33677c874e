/** Tests hold the specification on the demonstration alone: what a business has filled in is not theirs. */
export const usesOwnData = process.env.SITE_DATA !== 'demo'
