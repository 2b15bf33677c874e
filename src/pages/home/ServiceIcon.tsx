import type { ReactNode } from 'react'

const drawings = {
  courses: (
    <>
      <rect width="64" height="36" rx="4" />
      <path d="M26 9v18l16-9z" className="fill-fuoco" />
      <rect x="14" y="40" width="36" height="4" rx="2" />
    </>
  ),
  consulting: (
    <>
      <path d="M4 0h22a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H14l-8 8v-8H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" />
      <path
        d="M38 10h22a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4h-2v8l-8-8H38a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Z"
        className="fill-fuoco"
      />
    </>
  ),
  coaching: (
    <>
      <circle cx="10" cy="12" r="8" />
      <circle cx="32" cy="9" r="9" className="fill-fuoco" />
      <circle cx="54" cy="12" r="8" />
      <path d="M0 44a10 12 0 0 1 20 0ZM44 44a10 12 0 0 1 20 0Z" />
      <path d="M20 44a12 16 0 0 1 24 0Z" className="fill-fuoco" />
    </>
  ),
  resources: (
    <>
      <rect x="4" width="34" height="44" rx="4" />
      <rect x="26" y="8" width="34" height="36" rx="4" className="fill-fuoco" />
      <path d="M33 18h20M33 26h20M33 34h12" className="stroke-3 stroke-ghisa" />
    </>
  ),
  webinars: (
    <>
      <circle cx="32" cy="22" r="9" className="fill-fuoco" />
      <path
        d="M14 6a22 22 0 0 0 0 32M50 6a22 22 0 0 1 0 32M5 0a32 32 0 0 0 0 44M59 0a32 32 0 0 1 0 44"
        className="fill-none stroke-5 stroke-ghisa"
        strokeLinecap="round"
      />
    </>
  ),
  intensives: (
    <>
      <rect y="19" width="64" height="6" rx="3" />
      <rect x="6" y="10" width="9" height="24" rx="3" />
      <rect x="18" width="10" height="44" rx="3" className="fill-fuoco" />
      <rect x="36" width="10" height="44" rx="3" className="fill-fuoco" />
      <rect x="49" y="10" width="9" height="24" rx="3" />
    </>
  ),
} satisfies Record<string, ReactNode>

export function ServiceIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 64 44"
      className="mb-7 h-11 w-16 overflow-visible fill-ghisa"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}
