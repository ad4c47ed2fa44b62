import type { Candidate } from '../../../domain/model/duplicates/candidate'
import type { duplicateCompanies, duplicatePeople } from '../../../domain/model/duplicates/find-duplicates'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'

/** What the worker is asked: everything there is, once. */
export interface SearchRequest {
  readonly collection: MergedCollection
  readonly people: Parameters<typeof duplicatePeople>[0]
  readonly companies: Parameters<typeof duplicateCompanies>[0]
}

export interface SearchAnswer {
  readonly candidates: readonly Candidate[]
}
