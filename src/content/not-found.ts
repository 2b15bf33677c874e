import { notFound as words } from './words'

/** Title and link are fixed by the specification, in English. */
export const notFound = {
  ...words,
  title: 'Oops! Page not found',
  home: 'Return to Home',
}
