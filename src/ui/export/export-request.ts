import type { ShownColumn } from '../../domain/model/exports/view-columns'
import type { Id } from '../../domain/model/kernel/id'

/** What a list hands over to be exported. */
export interface ExportRequest {
  readonly collection: 'people' | 'companies' | 'deals' | 'tasks'
  /** Of the view; the file is named after it. */
  readonly name: string
  /** `null`: not known before they were read. */
  readonly count: number | null
  /** By id, in their order. */
  readonly ids: (signal: AbortSignal) => AsyncIterable<readonly Id[]>
  /** The columns that the view shows; `null`: it has none. */
  readonly shown: readonly ShownColumn[] | null
}
