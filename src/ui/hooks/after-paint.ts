import { startTransition, useEffect, useState } from 'react'

/** Runs once the page has been drawn as it now is. The function returned calls it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** The value as it was when the page last showed it: a new one comes after the frame of whoever already uses it. */
export function useAfterPaint<T>(value: T, first: T): T {
  const [painted, setPainted] = useState<{ readonly value: T }>({ value: first })
  useEffect(() => {
    if (painted.value === value) return undefined
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => startTransition(() => setPainted({ value })))
    port1.start()
    // In the frame that shows it; the message comes when that frame is done.
    const frame = requestAnimationFrame(() => port2.postMessage(null))
    return () => {
      cancelAnimationFrame(frame)
      port1.close()
    }
  }, [value, painted])
  return painted.value
}
