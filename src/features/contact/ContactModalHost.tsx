import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { contact } from '~/content/contact'
import { campaignParameter } from '~/lib/start-signals'
import { loadContactModal } from './contact-modal-chunk'
import { useContactModal } from './contact-modal-context'

const ContactModal = lazy(async () => ({ default: (await loadContactModal()).ContactModal }))

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
  const { isOpen } = useContactModal()
  const [isNeeded, setIsNeeded] = useState(false)
  if (isOpen && !isNeeded) setIsNeeded(true)
  useCampaignLink()
  if (!isNeeded) return null
  return (
    <Suspense
      fallback={
        <p
          className="dialog-scrim fixed inset-0 z-50 grid place-items-center bg-ghisa/72 text-gesso"
          role="status"
        >
          {contact.loading}
        </p>
      }
    >
      <ContactModal />
    </Suspense>
  )
}
