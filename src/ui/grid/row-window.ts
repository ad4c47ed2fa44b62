/** Rows drawn beyond the edge one scrolls to, so that a scroll step shows rows and not the background. */
const ROWS_AHEAD = 8
/** And beyond the other one, for whoever turns round: a row that is there costs something in every frame. */
const ROWS_BEHIND = 2
/** The window moves in steps: most scroll events then change nothing at all. Larger ones would pile up in single frames. */
const STEP_ROWS = 2

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
