import type { Id } from '../../../domain/model/kernel/id'
import type { AnyQuery } from '../../../domain/model/query/ast'
import { canonicalKey } from '../../../domain/model/query/canonical-key'
import type { ReadableName } from '../../../domain/model/records/collections'

/** A list as one user sees it. */
export interface ShownList {
  readonly workspaceId: Id
  readonly userId: Id
  readonly collection: ReadableName
  readonly query: AnyQuery
}

/** What a head answers. @param build the build of the app: another may derive other rows from the same records */
export function questionOf(build: string, { collection, query }: Pick<ShownList, 'collection' | 'query'>): string {
  return `${build} ${canonicalKey(collection, query)}`
}
