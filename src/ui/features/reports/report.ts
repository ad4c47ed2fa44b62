/** One report as the screen, the chart and the file show it: made once, so that they never say different things. */
export interface Report {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly chart: Chart
  /** What all currencies come to together, about; `null` or absent: the rates do not tell, or there is nothing to add up. */
  readonly about?: string | null
}

export interface Column {
  readonly label: string
  readonly isNumber: boolean
}

export interface Row {
  readonly key: string
  readonly cells: readonly Cell[]
  /** What leads to the deals it is made of, as the address has it; null: it is made of none. */
  readonly behind: string | null
  readonly name: string
}

export interface Cell {
  readonly text: string
  /** For a file: digits with a point, in no locale. */
  readonly exact: string
}

/** How a series is told from the next, by more than its colour. */
export type Look = 'solid' | 'striped' | 'outlined'

export interface Chart {
  /** `bars` lie, for names; `columns` stand, for time. */
  readonly kind: 'bars' | 'columns'
  readonly series: readonly { readonly label: string; readonly look: Look }[]
  readonly groups: readonly Group[]
}

export interface Group {
  readonly key: string
  readonly label: string
  /** One a series. Near enough for drawing: the exact figures are in the rows. */
  readonly values: readonly number[]
  readonly texts: readonly string[]
  readonly behind: string | null
}
