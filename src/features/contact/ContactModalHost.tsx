import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { layout } from '~/content/layout'
import { track } from '~/features/tracking/track'
import { lazyComponent } from '~/lib/lazy-component'
import { campaignParameter } from '~/lib/start-signals'
import { LazyDialog, withStylesheet } from '~/ui/LazyDialog'
import { preloadToaster } from '~/ui/notify'
import { useContactModal } from './contact-modal-context'

/** Fetches the toaster too, so that it can show a network failure. */
export const ContactModal = lazyComponent('ContactModal', () => {
  preloadToaster()
  return withStylesheet(import('./ContactModal'))
})

/** Opens the modal if the address has the parameter of an advert, and removes the parameter. */
function useCampaignLink() {
  const { openModal } = useContactModal()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    if (!parameters.has(campaignParameter)) return
    parameters.delete(campaignParameter)
    navigate({ pathname, search: parameters.toString(), hash }, { replace: true })
    openModal()
  }, [pathname, search, hash, navigate, openModal])
}

/** The lead modal of every page. It stays mounted once opened, so that no input is lost. */
export function ContactModalHost() {
  const { isOpen } = useContactModal()
  useCampaignLink()
  useEffect(() => {
    if (isOpen) track({ name: 'modal_opened' })
  }, [isOpen])
  return <LazyDialog name="contact" dialog={ContactModal} loadingLabel={layout.loading.contact} />
}
