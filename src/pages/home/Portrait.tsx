import type { ReactNode } from 'react'

const drawings = {
  founder: (
    <>
      <rect width="400" height="440" className="fill-fuoco" />
      <rect y="206" width="400" height="16" />
      <circle cx="200" cy="170" r="86" className="fill-gesso" />
      <path d="M114 170a86 86 0 0 1 172 0ZM40 440a160 160 0 0 1 320 0Z" />
      <path d="M168 300h64l-32 56Z" className="fill-gesso" />
    </>
  ),
  mindset: (
    <>
      <rect width="400" height="440" className="fill-ferro" />
      <g className="fill-acciaio">
        <rect x="44" y="70" width="34" height="300" rx="8" />
        <rect x="322" y="70" width="34" height="300" rx="8" />
        <rect y="214" width="400" height="14" />
      </g>
      <path d="M104 250V160a96 96 0 0 1 192 0v90Z" className="fill-fuoco" />
      <circle cx="200" cy="178" r="72" className="fill-gesso" />
      <path d="M128 178a72 72 0 0 1 72-72v72Z" className="fill-fuoco" />
      <path d="M60 440a140 148 0 0 1 280 0Z" className="fill-gesso" />
      <g className="fill-fuoco">
        <circle cx="200" cy="306" r="9" />
        <circle cx="164" cy="298" r="9" />
        <circle cx="236" cy="298" r="9" />
      </g>
    </>
  ),
  placement: (
    <>
      <rect width="400" height="440" className="fill-linea" />
      <circle cx="200" cy="200" r="168" className="fill-fuoco" />
      <path d="M48 440a152 152 0 0 1 304 0Z" />
      <path
        d="M178 288h44l10 60-32 92-32-92ZM126 150h148v56a74 86 0 0 1-148 0Z"
        className="fill-gesso"
      />
      <path d="M186 300h28l8 44-22 96-22-96Z" className="fill-fuoco" />
      <path d="M126 206h148a74 86 0 0 1-148 0ZM118 164v-26a82 60 0 0 1 164 0v26h-18a28 28 0 0 1-28-26h-72a28 28 0 0 1-28 26Z" />
      <path d="M176 236h48" className="stroke-9 stroke-gesso" strokeLinecap="round" />
      <g className="fill-none stroke-7 stroke-ghisa">
        <rect x="140" y="164" width="50" height="32" rx="16" />
        <rect x="210" y="164" width="50" height="32" rx="16" />
        <path d="M190 178h20" />
      </g>
    </>
  ),
} satisfies Record<string, ReactNode>

export function Portrait({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 400 440"
      preserveAspectRatio="xMidYMid slice"
      className="size-full fill-ghisa"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}
