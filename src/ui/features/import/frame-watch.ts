/** The longest wait for a hidden page, which draws no frames. */
const HIDDEN_MS = 100
/** Work of one piece that takes longer than this leaves a frame of 16.7 ms too little room to be drawn in. */
const ROOM_MS = 8
/** Longer than a frame, shorter than one that was missed. */
const FULL_MS = 25

/**
 * Lets the screen have its turn between two pieces of work, and watches how long it stood still.
 *
 * @returns `next` resolves after the next frame was drawn, with the longest gap between two frames since the last call. Work
 * that all but filled a frame counts as longer than one, so that whoever finds their pace by it stops before a frame is missed.
 */
export function frameWatch(): { readonly next: () => Promise<number>; readonly stop: () => void } {
  let longestMs = 0
  let lastMs: number | null = null
  /** When work went on, until a frame is drawn beside it: it then only waits for somebody else. */
  let workedFromMs: number | null = null
  let frame = requestAnimationFrame(watch)

  function watch(nowMs: number): void {
    if (lastMs !== null) longestMs = Math.max(longestMs, nowMs - lastMs)
    lastMs = nowMs
    workedFromMs = null
    frame = requestAnimationFrame(watch)
  }

  return {
    async next() {
      const isFull = workedFromMs !== null && performance.now() - workedFromMs > ROOM_MS
      if (document.hidden) {
        lastMs = null
        await new Promise((resolve) => setTimeout(resolve, 0))
      } else {
        await drawn()
      }
      const result = document.hidden ? 0 : Math.max(longestMs, isFull ? FULL_MS : 0)
      longestMs = 0
      workedFromMs = performance.now()
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
