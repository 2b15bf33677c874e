import { appFailedAttribute, campaignParameter, reloadAttribute } from './start-signals'

/**
 * Shows layout/AppFailedNotice: a part of the application did not arrive. Its link loads the page
 * again with the same parameters; with `wantsModal` the loaded page opens the lead modal.
 */
export function showAppFailed(wantsModal = false): void {
  const parameters = new URLSearchParams(location.search)
  if (wantsModal) parameters.set(campaignParameter, '')
  document.querySelector(`[${reloadAttribute}]`)?.setAttribute('href', `?${parameters}`)
  document.documentElement.toggleAttribute(appFailedAttribute, true)
}

export function hideAppFailed(): void {
  document.documentElement.removeAttribute(appFailedAttribute)
}
