import type { Id } from '../../../model/kernel/id'
import type { AnyCondition } from '../../../model/query/ast'
import type { AnyRecord, CollectionName } from '../../../model/records/collections'
import type { ElevatedRecords } from '../function-context'

export interface AnySearch {
  readonly workspaceId: Id
  readonly where: AnyCondition
}

/** `find` for collections and fields that are known at run time only; trashed records too. */
export async function findAny(
  records: ElevatedRecords,
  collection: CollectionName,
  { workspaceId, where }: AnySearch,
): Promise<readonly AnyRecord[]> {
  // Which conditions a collection takes is only known of one that is named; the fields are those of `TEXTS` and `ABOUT`.
  const find = records.find.bind(records) as unknown as AnyFind
  return find(collection, { workspaceId, where, trash: 'include' })
}

type AnyFind = (collection: CollectionName, query: AnySearch & { readonly trash: 'include' }) => Promise<readonly AnyRecord[]>

/** Any of the fields contains any of the texts, in folded form. */
export function mentions(fields: readonly string[], texts: readonly string[]): AnyCondition {
  return { op: 'or', of: fields.flatMap((field) => texts.map((value) => ({ op: 'includes', field, value }) as const)) }
}
