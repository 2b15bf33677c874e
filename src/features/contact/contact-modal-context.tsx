import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { createStore } from '~/lib/store'

function createContactModal() {
  const open = createStore(false)
  return { open, openModal: () => open.set(true), closeModal: () => open.set(false) }
}

const ContactModalContext = createContext<ReturnType<typeof createContactModal> | null>(null)

export function ContactModalProvider({ children }: { children: ReactNode }) {
  // The context value must never change: a new one would blank content that is not hydrated yet.
  const [modal] = useState(createContactModal)
  return <ContactModalContext value={modal}>{children}</ContactModalContext>
}

export function useContactModal() {
  const modal = use(ContactModalContext)
  if (!modal) throw new Error('useContactModal must be used inside <ContactModalProvider>')
  const { open, openModal, closeModal } = modal
  const isOpen = useSyncExternalStore(open.subscribe, open.get, () => false)
  return { isOpen, openModal, closeModal }
}
