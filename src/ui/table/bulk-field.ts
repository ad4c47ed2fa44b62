import type { SelectOption } from '../design/select-field'
import type { BulkJob } from './bulk-jobs'

/** A field that can be set for many records at once. */
export interface BulkField {
  readonly key: string
  readonly label: string
  readonly input: 'text' | 'decimal' | 'date' | 'choice' | 'choices'
  /** Of a choice, the way to leave it empty included. */
  readonly options: readonly SelectOption<string>[]
  /** A second question that some answers raise. */
  readonly follow?: (value: string) => { readonly label: string; readonly options: readonly SelectOption<string>[] } | null
  /** What it makes of the records; the sentence to show where the value cannot be read. */
  readonly read: (value: BulkValue) => Promise<BulkJob | string>
}

export interface BulkValue {
  readonly text: string
  /** Of `choices`. */
  readonly picked: readonly string[]
  /** What the second question was answered. */
  readonly follow: string
}
