/**
 * Runs in the page before its own scripts. A time is taken after the frame that shows what was waited for: in an
 * animation frame the document already holds it, and the task after that frame comes when it has been painted.
 */
export function installProbe() {
  const afterPaint = (done) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => done(performance.now()), { once: true })
    port1.start()
    port2.postMessage(null)
  }

  /** Resolves to the time of the first painted frame in which the condition holds. */
  const painted = (holds) =>
    new Promise((resolve) => {
      const look = () => (holds() ? afterPaint(resolve) : requestAnimationFrame(look))
      requestAnimationFrame(look)
    })

  const dataRows = () => document.querySelectorAll('[role="row"] [role="gridcell"]:first-child').length

  globalThis.probe = {
    painted,
    dataRows,
    /** From navigation to the first frame with a screenful of rows. */
    firstRows: painted(() => document.body !== null && dataRows() >= 10),

    /** Milliseconds from the input event of that type to the first painted frame in which the condition holds. */
    async sinceInput(type, holds) {
      const began = await new Promise((resolve) =>
        addEventListener(type, (event) => resolve(event.timeStamp), { capture: true, once: true }),
      )
      return (await painted(holds)) - began
    },

    /** Frame after frame until `stop`: the longest, in milliseconds. */
    watchFrames() {
      let last = performance.now()
      let isWatching = true
      const lengths = []
      const tick = (now) => {
        if (!isWatching) return
        lengths.push(now - last)
        last = now
        requestAnimationFrame(tick)
      }
      requestAnimationFrame((now) => {
        last = now
        requestAnimationFrame(tick)
      })
      return {
        stop() {
          isWatching = false
          return { worst: Math.max(...lengths), frames: lengths.length }
        },
      }
    },
  }
}
