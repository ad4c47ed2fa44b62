import type { FileNames, KindReason } from '../../kind-guess'
import type { Source } from '../../targets'
import type { KindOrNone } from './column-signs'

/** What a file is weighed by: the English or plain names of its columns, and some values of each, blank ones left out. */
export interface FileToWeigh {
  readonly source: Source
  readonly names: readonly string[]
  /** As the file has them. */
  readonly shown: readonly string[]
  readonly valuesAt: (at: number) => readonly string[]
  /** In how many of the first rows the column says anything. */
  readonly filledAt: (at: number) => number
  readonly called: FileNames
}

/** What speaks for a kind, and how strongly. */
export interface Sign {
  readonly kind: KindOrNone
  readonly weight: number
  readonly group: string
  readonly reason: KindReason
}
