import { services } from './registry'
import { createRunner } from './runner'

/** The one runner of the page; fetched only where there are services. */
export const runner = createRunner(services)
