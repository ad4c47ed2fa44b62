/**
 * Waits, until nobody does any more.
 *
 * @param schedule calls what it is given once the time is over; what it gives cancels that
 */
export function untilGone(gone: AbortSignal, schedule: (done: () => void) => () => void): Promise<void> {
  if (gone.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      cancel()
      gone.removeEventListener('abort', end)
      resolve()
    }
    const cancel = schedule(end)
    gone.addEventListener('abort', end)
  })
}
