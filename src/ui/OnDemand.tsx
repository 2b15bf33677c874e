import { type ReactNode, Suspense, useState } from 'react'

interface OnDemandProps {
  isWanted: boolean
  loading: string
  children: ReactNode
}

/** Mounts a lazily loaded dialog when it is first wanted, and keeps it with all that it knows. */
export function OnDemand({ isWanted, loading, children }: OnDemandProps) {
  const [isNeeded, setIsNeeded] = useState(false)
  if (isWanted && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null
  return <Suspense fallback={isWanted && <LoadingVeil>{loading}</LoadingVeil>}>{children}</Suspense>
}

function LoadingVeil({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="dialog-scrim fixed inset-0 z-50 grid place-items-center bg-ghisa/72 text-gesso"
    >
      {children}
    </p>
  )
}
