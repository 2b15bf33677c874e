import { createContext, type ReactNode, use } from 'react'
import { closeDialog, openDialog } from '~/lib/open-dialog'
import { useStore } from '~/lib/store'

const modal = {
  openModal: () => openDialog.set('contact'),
  closeModal: () => closeDialog('contact'),
}

const ContactModalContext = createContext<typeof modal | null>(null)

export function ContactModalProvider({ children }: { children: ReactNode }) {
  // The context value must never change: a new one would blank content that is not hydrated yet.
  return <ContactModalContext value={modal}>{children}</ContactModalContext>
}

export function useContactModal() {
  const modal = use(ContactModalContext)
  if (!modal) throw new Error('useContactModal must be used inside <ContactModalProvider>')
  const isOpen = useStore(openDialog) === 'contact'
  return { isOpen, ...modal }
}
