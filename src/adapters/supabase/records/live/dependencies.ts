import type { Id } from '../../../../domain/model/kernel/id'
import type { CollectionName, ReadableName } from '../../../../domain/model/records/collections'

/** What a view is made of. */
const MADE_OF: { readonly [K in ReadableName]?: readonly CollectionName[] } = {
  personRows: ['people', 'companies'],
  companyRows: ['companies'],
  dealRows: ['deals', 'companies', 'people', 'stages', 'tasks'],
  stageTotals: ['deals', 'stages'],
  dealFigures: ['deals', 'stages'],
  stageStays: ['deals', 'activities', 'stages'],
  stayFigures: ['deals', 'activities', 'stages'],
  faultyContacts: ['people', 'companies'],
  sharedContacts: ['people', 'companies'],
  workFigures: ['notes', 'activities', 'deals'],
}

/** Collections whose rows show or hide with the owner of a deal. */
const BY_DEAL: ReadonlySet<ReadableName> = new Set(['activities', 'notes', 'tasks', 'files'])

/** What one may see hangs on these. */
const SIGHT: ReadonlySet<ReadableName> = new Set(['members', 'workspaces'])

/** The collections of which a change can alter what a query of this one answers. */
function dependenciesOf(collection: ReadableName): ReadonlySet<ReadableName> {
  const made = MADE_OF[collection] ?? [collection]
  return new Set<ReadableName>([...made, ...SIGHT, ...(BY_DEAL.has(collection) ? ['deals' as const] : [])])
}

/** What a live read is of. */
export interface Scope {
  readonly dependencies: ReadonlySet<ReadableName>
  /** When it is of one record alone. */
  readonly id: Id | null
}

export function scopeOf(collection: ReadableName, id: Id | null): Scope {
  return { dependencies: dependenciesOf(collection), id: MADE_OF[collection] === undefined ? id : null }
}

/** The records that a commit touched; `null`: nobody says which. */
export type Touched = readonly { readonly collection: ReadableName; readonly id: Id }[] | null

/** Whether a commit may have altered what is read. */
export function isTouched({ dependencies, id }: Scope, touched: Touched): boolean {
  if (touched === null) return true
  return touched.some((one) => dependencies.has(one.collection) && (id === null || one.id === id || SIGHT.has(one.collection)))
}
