import { BehaviorSubject, type Observable } from 'rxjs'
import type { ImportClient } from './import-client'
import type { RowDetail, RowQuery, RowView } from './row-messages'

export interface RowsState {
  readonly query: RowQuery
  /** Rows that the query finds; `null`: it is not known yet. */
  readonly total: number | null
  /** By their place in what the query finds: those that were looked at. */
  readonly rows: ReadonlyMap<number, RowView>
  /** Rows that are open, by their index in the file; `null`: what they hold is on its way. */
  readonly open: ReadonlyMap<number, RowDetail | null>
}

const BLANK: RowsState = { query: { filter: 'all', about: null, search: '' }, total: null, rows: new Map(), open: new Map() }

/** Rows fetched at once: few enough that taking them over does not hold up a frame. */
const BLOCK = 100

export interface RowsDeps {
  /** The worker that holds the plan. */
  readonly client: () => ImportClient
  readonly onError: (error: unknown) => void
}

/** The planned rows as they are looked through: only what is in view comes from the worker. */
export class RowsModel {
  private readonly subject = new BehaviorSubject(BLANK)
  /** Hot, replays the latest, never errors or completes. */
  readonly state$: Observable<RowsState> = this.subject.asObservable()
  private readonly deps: RowsDeps
  /** Blocks that were asked for since the list is this one. */
  private requested = new Set<number>()
  private turn = 0
  private inView: readonly [number, number] = [0, BLOCK - 1]

  constructor(deps: RowsDeps) {
    this.deps = deps
  }

  setQuery(change: Partial<RowQuery>): void {
    this.set({ query: { ...this.subject.value.query, ...change } })
    this.inView = [0, BLOCK - 1]
    this.requestAgain()
  }

  /** The plan is another one. What is shown stays until the new rows are there. */
  refresh(): void {
    this.requestAgain()
    for (const row of this.subject.value.open.keys()) void this.detail(row)
  }

  reset(): void {
    this.turn += 1
    this.requested = new Set()
    this.inView = [0, BLOCK - 1]
    this.subject.next(BLANK)
  }

  /** Rows from place `first` to place `last` are in view. */
  need(first: number, last: number): void {
    this.inView = [first, last]
    for (let block = Math.floor(first / BLOCK); block * BLOCK <= last; block += 1) {
      if (!this.requested.has(block)) void this.fetch(block)
    }
  }

  toggle(row: number): void {
    const open = new Map(this.subject.value.open)
    const wasOpen = open.delete(row)
    if (!wasOpen) open.set(row, null)
    this.set({ open })
    if (!wasOpen) void this.detail(row)
  }

  private requestAgain(): void {
    this.turn += 1
    this.requested = new Set()
    this.need(...this.inView)
  }

  private async fetch(block: number): Promise<void> {
    const { turn } = this
    const isFirst = this.requested.size === 0
    this.requested.add(block)
    try {
      const from = block * BLOCK
      const { total, rows } = await this.deps.client().ask('rows', { query: this.subject.value.query, from, count: BLOCK })
      if (turn !== this.turn) return
      const merged = new Map(isFirst ? [] : this.subject.value.rows)
      for (const [at, row] of rows.entries()) merged.set(from + at, row)
      this.set({ total, rows: merged })
    } catch (error) {
      if (turn === this.turn) this.deps.onError(error)
    }
  }

  private async detail(row: number): Promise<void> {
    try {
      const detail = await this.deps.client().ask('row', { row })
      const { open } = this.subject.value
      if (open.has(row)) this.set({ open: new Map(open).set(row, detail) })
    } catch (error) {
      if (this.subject.value.open.has(row)) this.deps.onError(error)
    }
  }

  private set(change: Partial<RowsState>): void {
    this.subject.next({ ...this.subject.value, ...change })
  }
}
