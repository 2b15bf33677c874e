import { adScripts } from '~/content/services/services'
import { onlyEssential, type Preferences } from '~/features/consent/choice'
import { vendorScript } from './load-script'
import type { TrackerCode } from './tracker'

/** The signals of Google's Consent Mode v2 for a choice of the visitor. */
function consentSignals({ functional, analytics, marketing }: Preferences) {
  const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')
  return {
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    analytics_storage: state(analytics),
    functionality_storage: state(functional),
    personalization_storage: state(functional),
    security_storage: 'granted',
  }
}

/**
 * https://developers.google.com/tag-platform/security/guides/consent
 *
 * @param conversion Where Google Ads counts a lead, as "AW-123/label"; empty for nowhere.
 */
export function createGoogleTag(id: string, conversion: string): TrackerCode {
  const script = vendorScript(`https://www.googletagmanager.com/gtag/js?id=${id}`, adScripts)
  // The script replaces the push method of this array.
  // Stryker disable next-line ArrayDeclaration: the first start empties it.
  const dataLayer: unknown[] = []
  // Google's script takes an entry for a command only if it is an arguments object.
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: an array would not be read as a command.
    dataLayer.push(arguments)
  }
  let allowed = onlyEssential
  // Stryker disable next-line BooleanLiteral: the first start sets it.
  let isConfigured = false

  /** Starts from an empty queue until the script has run, so that no withdrawn command is read. */
  function configure() {
    if (!script.hasRun) dataLayer.length = 0
    isConfigured = true
    Object.assign(window, { dataLayer })
    gtag('consent', 'default', consentSignals(onlyEssential))
    gtag('consent', 'update', consentSignals(allowed))
    // Without consent to marketing Google gets no advertising identifiers.
    gtag('set', 'ads_data_redaction', true)
    gtag('js', new Date())
    gtag('config', id)
  }

  return {
    start(preferences) {
      allowed = preferences
      Object.assign(window, { [`ga-disable-${id}`]: false })
      if (isConfigured && script.hasRun) gtag('consent', 'update', consentSignals(allowed))
      else configure()
      return script.load()
    },
    stop() {
      allowed = onlyEssential
      Object.assign(window, { [`ga-disable-${id}`]: true })
      if (script.hasRun) return gtag('consent', 'update', consentSignals(onlyEssential))
      // The script must find no command when it runs, but a denial: without a signal it takes all as granted.
      dataLayer.length = 0
      gtag('consent', 'default', consentSignals(onlyEssential))
      isConfigured = false
    },
    track({ name, ...details }) {
      // Without consent to analytics only a tag of Google Ads gets events.
      if (allowed.analytics || id.startsWith('AW-')) {
        // https://developers.google.com/analytics/devguides/collection/ga4/reference/events
        if ('form' in details) gtag('event', 'generate_lead', { lead_source: details.form })
        else gtag('event', name, details)
      }
      if ('form' in details && conversion && allowed.marketing) {
        gtag('event', 'conversion', { send_to: conversion })
      }
    },
  }
}
