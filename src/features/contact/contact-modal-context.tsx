import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { createStore } from '~/lib/store'

interface ContactModal {
  isOpen: boolean
  openModal: () => void
  closeModal: () => void
}

function createContactModal() {
  const open = createStore(false)
  return { open, openModal: () => open.set(true), closeModal: () => open.set(false) }
}

const ContactModalContext = createContext<ReturnType<typeof createContactModal> | null>(null)

export function ContactModalProvider({ children }: { children: ReactNode }) {
  // The context value never changes: a new one would blank whatever is not hydrated yet.
  const [modal] = useState(createContactModal)
  return <ContactModalContext value={modal}>{children}</ContactModalContext>
}

export function useContactModal(): ContactModal {
  const modal = use(ContactModalContext)
  if (!modal) throw new Error('useContactModal must be used inside <ContactModalProvider>')
  const { open, openModal, closeModal } = modal
  const isOpen = useSyncExternalStore(open.subscribe, open.get, () => false)
  return { isOpen, openModal, closeModal }
}
