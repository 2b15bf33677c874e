import type { ReactNode } from 'react'

/** A short uppercase label after two small plates. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-5 flex items-center gap-2.5 font-bold text-note uppercase tracking-[0.09em]">
      <span aria-hidden="true" className="flex gap-0.5 text-fuoco in-[.on-fuoco]:text-ghisa">
        <span className="h-3.5 w-1.5 rounded-xs bg-current" />
        <span className="h-3.5 w-1.5 rounded-xs bg-current" />
      </span>
      {children}
    </p>
  )
}
