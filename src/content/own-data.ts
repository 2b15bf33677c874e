/** Whether a build uses the business's own data. The specification is tested with the demonstration's. */
export const usesOwnData = process.env.SITE_DATA !== 'demo'
