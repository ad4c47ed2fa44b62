import type { CollectionName, ReadableName } from '../../../../domain/model/records/collections'
import type { FeedSignal } from '../../change-feed'

/** What a view is made of. */
const MADE_OF: { readonly [K in ReadableName]?: readonly CollectionName[] } = {
  personRows: ['people', 'companies'],
  dealRows: ['deals', 'companies', 'people', 'stages'],
  stageTotals: ['deals', 'stages'],
}

/** Collections whose rows show or hide with the owner of a deal. */
const BY_DEAL: readonly ReadableName[] = ['activities', 'notes', 'tasks', 'files']

/** What one may see hangs on these. */
const SIGHT: readonly CollectionName[] = ['members', 'workspaces']

/** The collections of which a change can alter what a query of this one answers. */
export function dependenciesOf(collection: ReadableName): ReadonlySet<ReadableName> {
  const made = MADE_OF[collection] ?? [collection]
  return new Set<ReadableName>([...made, ...SIGHT, ...(BY_DEAL.includes(collection) ? ['deals' as const] : [])])
}

/** Whether what is read may be other than it was. */
export function isTouched(signal: FeedSignal, dependencies: ReadonlySet<ReadableName>): boolean {
  if (signal.kind === 'following' || signal.touched === null) return true
  return signal.touched.some(({ collection }) => dependencies.has(collection))
}
