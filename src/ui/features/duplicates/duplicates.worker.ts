import type { Candidate } from '../../../domain/model/duplicates/likeness'
import { duplicateCompanies, duplicatePeople } from '../../../domain/model/duplicates/find-duplicates'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import type { RecordOf } from '../../../domain/model/records/collections'

/** Some of what there is: a record is copied to the worker, and all of them at once would hold up the page. */
export type Searched = {
  readonly [K in MergedCollection]: { readonly kind: K; readonly records: readonly RecordOf<K>[] }
}[MergedCollection]

/** What the worker is sent: all that there is, then what is looked for. */
export type SearchRequest = Searched | { readonly kind: 'find'; readonly collection: MergedCollection }

export interface SearchAnswer {
  readonly candidates: readonly Candidate[]
}

const people: RecordOf<'people'>[] = []
const companies: RecordOf<'companies'>[] = []

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'people') people.push(...data.records)
  else if (data.kind === 'companies') companies.push(...data.records)
  else {
    const candidates = data.collection === 'people' ? duplicatePeople(people, companies) : duplicateCompanies(companies)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has one receiver and takes no origin
    self.postMessage({ candidates } satisfies SearchAnswer)
  }
})
