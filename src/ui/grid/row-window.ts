/** Rows drawn beyond each edge of what is seen, so that a scroll step shows rows and not the background. */
const OVERSCAN_ROWS = 8
/** The window moves in steps: most scroll events then change nothing at all. */
const STEP_ROWS = 4

export interface RowWindow {
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** What of it can be seen before the window moves again: the rest waits until this is drawn. */
  readonly seen: { readonly start: number; readonly end: number }
  /** As many rows as the window ever holds at this height. Rows this far apart can share an element. */
  readonly slots: number
}

export interface RowWindowInput {
  /** Pixels. */
  readonly scrollTop: number
  /** Pixels. */
  readonly viewportHeight: number
  /** Pixels; the same for every row, which is what makes this arithmetic and not a measurement. */
  readonly rowHeight: number
  readonly rowCount: number
}

/** The rows to draw. Covers all that is seen, whatever the scroll position, and never reaches outside the rows. */
export function rowWindow({ scrollTop, viewportHeight, rowHeight, rowCount }: RowWindowInput): RowWindow {
  const seen = Math.ceil(viewportHeight / rowHeight)
  const lastFirst = Math.max(0, rowCount - seen)
  const first = Math.min(lastFirst, Math.max(0, Math.floor(scrollTop / rowHeight)))
  const stepped = first - (first % STEP_ROWS)
  const below = seen + STEP_ROWS + OVERSCAN_ROWS + 1
  const isAtTop = scrollTop <= 0
  return {
    start: Math.max(0, stepped - OVERSCAN_ROWS),
    end: Math.min(rowCount, stepped + below),
    seen: { start: stepped, end: stepped + seen + (isAtTop ? 0 : STEP_ROWS + 1) },
    slots: OVERSCAN_ROWS + below,
  }
}
