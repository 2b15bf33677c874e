import { useEffect, useState, useSyncExternalStore } from 'react'
import { changeFile, readData } from './api.ts'
import { createSaver } from './saver.ts'

/** The data as the page shows them, and how to change them. */
export function useSetup() {
  const [saver] = useState(() => createSaver({ read: readData, change: changeFile }))
  const state = useSyncExternalStore(saver.subscribe, saver.getState)
  const isUnsaved = state.edits.length > 0

  useEffect(() => void saver.retry(), [saver])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    if (isUnsaved) addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return { ...state, saver }
}
