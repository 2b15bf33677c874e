import { composed } from './composed'
import written from './pages/notFound.json' with { type: 'json' }

/** Title and link are fixed by the specification, in English. */
export const notFound = {
  ...composed(written),
  title: 'Oops! Page not found',
  home: 'Return to Home',
}
