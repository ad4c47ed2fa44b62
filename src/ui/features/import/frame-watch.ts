/** The longest wait for a hidden page, which draws no frames. */
const HIDDEN_MS = 100

/**
 * Lets the screen have its turn between two pieces of work, and watches how long it stood still.
 *
 * @returns `next` resolves after the next frame was drawn, with the longest gap between two frames since the last call
 */
export function frameWatch(): { readonly next: () => Promise<number>; readonly stop: () => void } {
  let longestMs = 0
  let lastMs: number | null = null
  let frame = requestAnimationFrame(watch)

  function watch(nowMs: number): void {
    if (lastMs !== null) longestMs = Math.max(longestMs, nowMs - lastMs)
    lastMs = nowMs
    frame = requestAnimationFrame(watch)
  }

  return {
    async next() {
      if (document.hidden) {
        lastMs = null
        await new Promise((resolve) => setTimeout(resolve, 0))
      } else {
        await drawn()
      }
      const result = document.hidden ? 0 : longestMs
      longestMs = 0
      return result
    },
    stop: () => cancelAnimationFrame(frame),
  }
}

/** After the frame's callbacks the browser draws; the task after that is ours. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, HIDDEN_MS)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve, 0)
    })
  })
}
