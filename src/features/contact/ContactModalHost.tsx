import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { contact } from '~/content/contact'
import { failureWords } from '~/features/sending/failure-words'
import { track } from '~/features/tracking/track'
import { campaignParameter } from '~/lib/start-signals'
import { OnDemand } from '~/ui/OnDemand'
import { loadContactModal } from './contact-modal-chunk'
import { useContactModal } from './contact-modal-context'

const words = { ...failureWords, loading: contact.loading }

/** Opens the modal for an advert's visitor, and takes the parameter out of the address. */
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

/** The lead modal of the whole site. Once opened it stays mounted, and with it what was typed. */
export function ContactModalHost() {
  const { isOpen, closeModal } = useContactModal()
  useCampaignLink()
  useEffect(() => {
    if (isOpen) track({ name: 'modal_opened' })
  }, [isOpen])
  return <OnDemand isWanted={isOpen} load={loadContactModal} words={words} onGiveUp={closeModal} />
}
