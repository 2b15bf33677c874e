/**
 * The path that the router knows for one that a server may answer too: slashes that an advert has doubled
 * ("//aziende"), and one at the end, are left out.
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(?!^)\/$/, '')
}
