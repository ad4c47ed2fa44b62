import type { AnyRecord } from '../../domain/model/records/collections'
import { mergeFields } from '../../domain/model/records/merge-fields'
import type { RecordMeta } from '../../domain/model/records/meta'
import type { Mutation } from '../../domain/model/records/mutation'
import type { ConflictQueue } from './questions'

/** A record, or what a list shows of it, as whoever changes it sees it. */
export type SeenRecord = Pick<RecordMeta, 'id' | 'version'>

export interface Conflicted {
  readonly label: string
  readonly mutations: readonly Mutation[]
  readonly seen: readonly SeenRecord[]
  /** The first record that stands differently from what the writer saw. */
  readonly current: AnyRecord
}

export type Settled =
  /** To be tried again: upon the record as it now is. */
  | { readonly status: 'merged'; readonly mutations: readonly Mutation[]; readonly seen: readonly SeenRecord[] }
  /** Nothing of mine is left to be written. */
  | { readonly status: 'theirs' }
  | { readonly status: 'called-off' }
  /** It is not about fields, or it is not known what the writer saw. */
  | { readonly status: 'unsettled' }

/** Merges what conflicted with what others wrote meanwhile, and asks about the fields that both changed. */
export async function settleConflict({ label, mutations, seen, current }: Conflicted, queue: ConflictQueue): Promise<Settled> {
  const before = seen.find(({ id }) => id === current.id)
  const mine = mutations.find((mutation) => mutation.id === current.id)
  if (before === undefined || mine?.kind !== 'update' || current.deletedAt !== null) return { status: 'unsettled' }
  const states = { before, theirs: current, mine: mine.patch }
  let merge = mergeFields(states)
  if (merge.clashes.length > 0) {
    const mineWins = await queue.ask({ label, current, clashes: merge.clashes })
    if (mineWins === null) return { status: 'called-off' }
    merge = mergeFields(states, mineWins)
  }
  if (mutations.length === 1 && Object.keys(merge.patch).length === 0) return { status: 'theirs' }
  const merged: Mutation = { ...mine, patch: merge.patch, expect: current.version }
  return {
    status: 'merged',
    mutations: mutations.map((mutation) => (mutation === mine ? merged : mutation)),
    seen: seen.map((record) => (record === before ? current : record)),
  }
}
