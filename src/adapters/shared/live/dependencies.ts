import { SEEN_BY_DEAL } from '../../../domain/model/access/visibility'
import type { Id } from '../../../domain/model/kernel/id'
import type { ReadableName } from '../../../domain/model/records/collections'
import { isView, sourcesOf } from '../../../domain/model/registry/registry'

/** What a user may see depends on these. */
const VISIBILITY_SOURCES: ReadonlySet<ReadableName> = new Set(['members', 'workspaces'])

/** Whether a commit may have altered who reads what. */
export function changesVisibility(touched: NonNullable<Touched>): boolean {
  return touched.some(({ collection }) => VISIBILITY_SOURCES.has(collection))
}

/** The collections whose changes can alter the result of a query of this one. */
function dependenciesOf(collection: ReadableName): ReadonlySet<ReadableName> {
  return new Set<ReadableName>([
    ...sourcesOf(collection),
    ...VISIBILITY_SOURCES,
    ...(SEEN_BY_DEAL.has(collection) ? ['deals' as const] : []),
  ])
}

/** What a live read depends on. */
export interface Scope {
  readonly dependencies: ReadonlySet<ReadableName>
  /** Set if it reads a single record. */
  readonly id: Id | null
}

export function scopeOf(collection: ReadableName, id: Id | null): Scope {
  return { dependencies: dependenciesOf(collection), id: isView(collection) ? null : id }
}

/** The records that a commit touched; `null`: unknown. */
export type Touched = readonly { readonly collection: ReadableName; readonly id: Id }[] | null

/** Whether a commit may have altered the result. */
export function isTouched({ dependencies, id }: Scope, touched: Touched): boolean {
  if (touched === null) return true
  return touched.some(
    (one) => dependencies.has(one.collection) && (id === null || one.id === id || VISIBILITY_SOURCES.has(one.collection)),
  )
}
