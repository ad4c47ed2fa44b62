/** The addresses of a page's screens, and what stands on them. */
export interface Side {
  readonly list: string
  /** Null: it is not measured. */
  readonly board: string | null
  readonly row: string
  readonly card: string
  readonly search: string
}
export interface BesideOptions {
  readonly theirs: Side
  readonly rows: number
  readonly cards: number
  readonly text: string
  readonly people: number
  readonly deals: number
  readonly cpuSlowdown: number
  readonly line: { readonly latencyMs: number; readonly megabits: number } | null
}
export const USAGE: string
export function readOptions(words: readonly string[]): BesideOptions
