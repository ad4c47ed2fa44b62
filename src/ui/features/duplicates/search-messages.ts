import type { Candidate } from '../../../domain/model/duplicates/likeness'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import type { RecordOf } from '../../../domain/model/records/collections'

/** Some of what there is: a record is copied to the worker, and all of them at once would hold up the page. */
export type Searched = {
  readonly [K in MergedCollection]: { readonly kind: K; readonly records: readonly RecordOf<K>[] }
}[MergedCollection]

/** What the worker is told: all that there is, then what is looked for. */
export type SearchRequest = Searched | { readonly kind: 'find'; readonly collection: MergedCollection }

export interface SearchAnswer {
  readonly candidates: readonly Candidate[]
}
