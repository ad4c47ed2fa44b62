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

  /** What the next frame shows, and when it was painted. */
  const nextFrame = (look) =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const sight = look()
        afterPaint((at) => resolve({ sight, at }))
      })
    })

  const dataRows = () => document.querySelectorAll('[role="row"] [role="gridcell"]:first-child').length

  const screenful = painted(() => document.body !== null && dataRows() >= 10)
  /** Rows of the screen of last time, which scripts cannot see: what was stored of it, until it was drawn, is what is drawn. */
  const stored = location.protocol === 'http:' ? (localStorage.getItem('portside.screen') ?? '') : ''
  const isDrawn = () => performance.getEntriesByName('first-paint', 'mark').length > 0 && stored.split('"gridcell"').length > 10
  const drawn = painted(isDrawn)

  const tooLate = () => new Promise((_, reject) => setTimeout(() => reject(new Error('No rows within a minute.')), 60_000))

  globalThis.probe = {
    painted,
    dataRows,

    /** Milliseconds from navigation to the first painted frame with a screenful of rows; a drawn one is there first. */
    firstRows: () => Promise.race([drawn, screenful, tooLate()]),

    /** To the first with rows that can be used. */
    usableRows: () => Promise.race([screenful, tooLate()]),

    /**
     * Milliseconds from the next input event of that type to the painted frame with the last change that `look` sees within
     * `watchMs`: what comes late, a total after its rows for one, counts. `null` when it sees none.
     */
    async sinceInput(type, look, watchMs = 400) {
      let seen = look()
      const began = await new Promise((resolve) =>
        addEventListener(type, (event) => resolve(event.timeStamp), { capture: true, once: true }),
      )
      let last = null
      for (let now = began; now - began < watchMs;) {
        const { sight, at } = await nextFrame(look)
        if (sight !== seen) last = at
        seen = sight
        now = at
      }
      return last === null ? null : last - began
    },

    /** What a person sees of the table: how many rows there are in all, and the first of those on the screen. */
    lookAtTable() {
      const grid = document.querySelector('[role="grid"]')
      const rows = [...(grid?.querySelectorAll('[role="row"][aria-rowindex]') ?? [])].slice(0, 8)
      return `${grid?.getAttribute('aria-label')} ${grid?.getAttribute('aria-rowcount')} ${rows.map((row) => row.textContent).join('|')}`
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
