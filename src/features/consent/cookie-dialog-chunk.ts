/** The dialog is fetched when a visitor reaches for a button that opens it. */
export const loadCookieDialog = async () => (await import('./CookieDialog')).CookieDialog
