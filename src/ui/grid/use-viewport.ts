import { useState, useSyncExternalStore, type RefCallback } from 'react'

/** Rows drawn beyond the edge one scrolls to, so that a scroll step shows rows and not the background. */
const ROWS_AHEAD = 8
/** And beyond the other one, for whoever turns round: a row that is there costs something in every frame. */
const ROWS_BEHIND = 2
/** The window moves in steps: most scroll events then change nothing at all. Larger ones would pile up in single frames. */
const STEP_ROWS = 2

interface RowWindow {
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** What of it can be seen before the window moves again: the rest waits until this is drawn. */
  readonly seen: { readonly start: number; readonly end: number }
  /** As many rows as the window ever holds at this height. Rows this far apart can share an element. */
  readonly slots: number
}

interface RowWindowInput {
  /** Pixels. */
  readonly scrollTop: number
  /** Pixels. */
  readonly viewportHeight: number
  /** Pixels; the same for every row, which is what makes this arithmetic and not a measurement. */
  readonly rowHeight: number
  readonly rowCount: number
  /** The last scroll was towards the top. */
  readonly isGoingUp: boolean
}

/** The rows to draw. Covers all that is seen, whatever the scroll position, and never reaches outside the rows. */
export function rowWindow({ scrollTop, viewportHeight, rowHeight, rowCount, isGoingUp }: RowWindowInput): RowWindow {
  const seen = Math.ceil(viewportHeight / rowHeight)
  const lastFirst = Math.max(0, rowCount - seen)
  const first = Math.min(lastFirst, Math.max(0, Math.floor(scrollTop / rowHeight)))
  const stepped = first - (first % STEP_ROWS)
  const passing = seen + STEP_ROWS + 1
  const isAtTop = scrollTop <= 0
  return {
    start: Math.max(0, stepped - (isGoingUp ? ROWS_AHEAD : ROWS_BEHIND)),
    end: Math.min(rowCount, stepped + passing + (isGoingUp ? ROWS_BEHIND : ROWS_AHEAD)),
    seen: { start: stepped, end: stepped + (isAtTop ? seen : passing) },
    slots: passing + ROWS_AHEAD + ROWS_BEHIND,
  }
}

interface ViewportInput {
  readonly rowCount: number
  /** Pixels. */
  readonly rowHeight: number
  /** Pixels of sticky header above the rows. */
  readonly headerHeight: number
}

interface ViewportStart {
  /** Pixels. */
  readonly scrollTop: number
}

export interface Viewport {
  readonly ref: RefCallback<HTMLElement>
  readonly window: RowWindow
  /** Not while it scrolls. */
  readonly isAtRest: boolean
  /** Focuses the element itself, without scrolling to it. */
  readonly focus: () => void
  readonly scrollToTop: () => void
  /** Pixels. */
  readonly scrollTop: () => number
  /** Whole rows seen at once; 1 at least. */
  pageRows(): number
  /** Scrolls as little as shows the row whole. */
  revealRow(index: number): void
  /** Scrolls sideways as little as shows what lies between two pixels right of the frozen part. */
  revealSpan(from: number, to: number, frozenWidth: number): void
}

/** The scroll position and the rows that go with it. A scroll event that shows no new row renders nothing. */
export function useViewport(input: ViewportInput, start: ViewportStart | null): Viewport {
  const [store] = useState(() => createScrollStore(start?.scrollTop ?? 0))
  const shown = useSyncExternalStore(store.subscribe, () => store.window(input))
  const isAtRest = useSyncExternalStore(store.subscribe, store.isAtRest)
  return {
    ref: store.attach,
    focus: store.focus,
    window: shown,
    isAtRest,
    pageRows: () => Math.max(1, Math.floor((store.height() - input.headerHeight) / input.rowHeight) - 1),
    scrollToTop: store.toTop,
    scrollTop: store.scrollTop,
    revealRow: (index) => {
      const top = index * input.rowHeight
      store.reveal('top', { from: top, to: top + input.rowHeight, before: input.headerHeight })
    },
    revealSpan: (from, to, frozenWidth) => store.reveal('left', { from, to, before: frozenWidth }),
  }
}

interface Span {
  readonly from: number
  readonly to: number
  /** Pixels at the start of the viewport that sticky content covers. */
  readonly before: number
}

/** No scroll event for so long: it has come to rest. */
const REST_MS = 150

/** Of the list shown last: the next one is most likely as high, and need not draw rows that nobody will see. */
let usualHeight = 0

/** Remembers what the last scroll event said, because asking the element again in mid-render would force a layout. */
function createScrollStore(start: number) {
  let element: HTMLElement | null = null
  let scrollTop = start
  let isGoingUp = false
  let height = usualHeight === 0 ? innerHeight : Math.min(usualHeight, innerHeight)
  let last: RowWindow = { start: 0, end: 0, seen: { start: 0, end: 0 }, slots: 1 }
  const listeners = new Set<() => void>()
  let resting: ReturnType<typeof setTimeout> | undefined

  function notify(): void {
    for (const listener of listeners) listener()
  }
  function onScroll(): void {
    if (element === null) return
    const before = scrollTop
    scrollTop = element.scrollTop
    if (scrollTop !== before) isGoingUp = scrollTop < before
    // Cells that stick are layers of their own and dear to scroll: they stick only where there is something to stick over.
    element.toggleAttribute('data-sideways', element.scrollLeft !== 0)
    clearTimeout(resting)
    resting = setTimeout(rest, REST_MS)
    notify()
  }
  function rest(): void {
    resting = undefined
    notify()
  }
  function attach(next: HTMLElement | null): (() => void) | undefined {
    element = next
    if (next === null) return undefined
    const resized = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.height === 0) return
      height = entry.contentRect.height
      usualHeight = height
      notify()
    })
    resized.observe(next)
    // Setting it lays the page out at once, before the browser would: not where there is nothing to set.
    if (scrollTop !== 0) next.scrollTop = scrollTop
    next.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(resting)
      resting = undefined
      resized.disconnect()
      next.removeEventListener('scroll', onScroll)
      element = null
    }
  }

  return {
    attach,
    focus: () => element?.focus({ preventScroll: true }),
    height: () => height,
    isAtRest: () => resting === undefined,
    scrollTop: () => scrollTop,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    window: ({ rowCount, rowHeight, headerHeight }: ViewportInput): RowWindow => {
      const next = rowWindow({ scrollTop, viewportHeight: height - headerHeight, rowHeight, rowCount, isGoingUp })
      if (!isSame(next, last)) last = next
      return last
    },
    toTop: () => {
      if (element === null || scrollTop === 0) return
      element.scrollTop = 0
      onScroll()
    },
    reveal: (edge: 'top' | 'left', { from, to, before }: Span) => {
      if (element === null) return
      // Where columns go from right to left, they are scrolled to by negative distances.
      const sign = edge === 'left' && getComputedStyle(element).direction === 'rtl' ? -1 : 1
      const property = edge === 'top' ? 'scrollTop' : 'scrollLeft'
      const size = edge === 'top' ? element.clientHeight : element.clientWidth
      const now = element[property] * sign
      if (from < now) element[property] = from * sign
      else if (to > now + size - before) element[property] = (to - size + before) * sign
      else return
      onScroll()
    },
  }
}

function isSame(a: RowWindow, b: RowWindow): boolean {
  return a.start === b.start && a.end === b.end && a.slots === b.slots && a.seen.end === b.seen.end
}
