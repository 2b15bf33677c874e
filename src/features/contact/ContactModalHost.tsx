import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { contact } from '~/content/contact'
import { failures } from '~/content/failures'
import { ContactLine } from '~/features/sending/ContactLine'
import { track } from '~/features/tracking/track'
import { campaignParameter } from '~/lib/start-signals'
import { LazyDialog } from '~/ui/LazyDialog'
import { preloadToaster } from '~/ui/notify'
import { useContactModal } from './contact-modal-context'

const words = { ...failures.dialog, loading: contact.loading }

/** Fetches the toaster too, so that it can report a network failure. */
export async function loadContactModal() {
  preloadToaster()
  return (await import('./ContactModal')).ContactModal
}

/** Opens the modal for visitors of an advert and removes its parameter from the address. */
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

/** The lead modal of the whole site. It stays mounted once opened, so that no input is lost. */
export function ContactModalHost() {
  const { isOpen, closeModal } = useContactModal()
  useCampaignLink()
  useEffect(() => {
    if (isOpen) track({ name: 'modal_opened' })
  }, [isOpen])
  return (
    <LazyDialog
      open={isOpen}
      load={loadContactModal}
      words={words}
      contacts={<ContactLine />}
      onCancel={closeModal}
    />
  )
}
