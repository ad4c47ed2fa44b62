import { SEEN_BY_DEAL } from '../../../../domain/model/access/visibility'
import type { Id } from '../../../../domain/model/kernel/id'
import type { ReadableName } from '../../../../domain/model/records/collections'
import { isView, sourcesOf } from '../../../../domain/model/records/view-sources'

/** What one may see hangs on these. */
const SIGHT: ReadonlySet<ReadableName> = new Set(['members', 'workspaces'])

/** The collections of which a change can alter what a query of this one answers. */
function dependenciesOf(collection: ReadableName): ReadonlySet<ReadableName> {
  return new Set<ReadableName>([...sourcesOf(collection), ...SIGHT, ...(SEEN_BY_DEAL.has(collection) ? ['deals' as const] : [])])
}

/** What a live read is of. */
export interface Scope {
  readonly dependencies: ReadonlySet<ReadableName>
  /** When it is of one record alone. */
  readonly id: Id | null
}

export function scopeOf(collection: ReadableName, id: Id | null): Scope {
  return { dependencies: dependenciesOf(collection), id: isView(collection) ? null : id }
}

/** The records that a commit touched; `null`: nobody says which. */
export type Touched = readonly { readonly collection: ReadableName; readonly id: Id }[] | null

/** Whether a commit may have altered what is read. */
export function isTouched({ dependencies, id }: Scope, touched: Touched): boolean {
  if (touched === null) return true
  return touched.some((one) => dependencies.has(one.collection) && (id === null || one.id === id || SIGHT.has(one.collection)))
}
