import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '~/lib/load-chunk'
import { FailureVeil, type FailureWords, LoadingVeil } from './Veil'

interface OnDemandProps {
  isWanted: boolean
  /** Gives the component; called again when the visitor asks for another try. */
  load: () => Promise<ComponentType>
  words: FailureWords & { loading: string }
  onGiveUp: () => void
}

type Part = { component: ComponentType } | 'loading' | 'failed'

/**
 * Mounts a dialog that is fetched when it is first wanted, and keeps it with all that it knows. One
 * that cannot be fetched is offered again; nothing else of the page is touched.
 */
export function OnDemand({ isWanted, load, words, onGiveUp }: OnDemandProps) {
  const [part, setPart] = useState<Part | null>(null)
  if (isWanted && part === null) setPart('loading')

  useEffect(() => {
    if (part !== 'loading') return
    loadChunk(load).then(
      component => setPart({ component }),
      () => setPart('failed'),
    )
  }, [part, load])

  if (part === null) return null
  if (typeof part === 'object') return <part.component />
  if (!isWanted) return null
  if (part === 'loading') return <LoadingVeil>{words.loading}</LoadingVeil>
  return (
    <FailureVeil
      words={words}
      onRetry={() => setPart('loading')}
      onClose={() => {
        setPart(null)
        onGiveUp()
      }}
    />
  )
}
