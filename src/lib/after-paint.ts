import { useEffect, useState } from 'react'

/** Runs a task once the page has been painted, so that a press or a key shows at once. Returns how to cancel it. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** True from the next paint after `isOn`, for what takes long to render. */
export function useIsPainted(isOn: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const cancel = afterPaint(() => setIsPainted(true))
    return () => {
      cancel()
      setIsPainted(false)
    }
  }, [isOn])
  return isOn && isPainted
}
