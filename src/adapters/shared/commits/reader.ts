import { may } from '../../../domain/model/access/policy'
import { readable, type Sight } from '../../../domain/model/access/visibility'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyQuery, Page } from '../../../domain/model/query/ast'
import type { ReadableName, RecordOf, RowOf } from '../../../domain/model/records/collections'
import { isView } from '../../../domain/model/registry/registry'
import type { Role } from '../../../domain/model/workspaces/workspace'
import type { CollectionStore } from '../engine/collection-store'
import type { RecordSource, WorkspaceState } from './workspace-state'

/** One user in a workspace. */
export interface Reader {
  readonly workspace: WorkspaceState
  readonly member: RecordOf<'members'>
  /** `null`: all rows. */
  readonly sight: Sight
}

/** `null`: not an active member. */
export function readerIn(workspace: WorkspaceState, userId: Id): Reader | null {
  const found = memberIn(workspace, userId)
  return found === null ? null : { workspace, ...found }
}

export function memberIn(records: RecordSource, userId: Id): Pick<Reader, 'member' | 'sight'> | null {
  const workspace = records.get('workspaces', records.id)
  if (workspace === null) return null
  for (const member of records.all('members')) {
    if (member.userId !== userId || member.status !== 'active' || member.deletedAt !== null) continue
    return { member, sight: readable(member, workspace, (dealId) => records.get('deals', dealId)?.ownerId) }
  }
  return null
}

/** A collection or view as one reader may see it. */
export interface Listing<Row> {
  get(id: Id): Row | null
  /** @throws query/bad-cursor */
  page(query: AnyQuery): Page<Row>
  /** @throws query/bad-cursor */
  live(query: AnyQuery, changed: () => void): { readonly page: Page<Row>; close(): void }
  /** Does a slice of the preparation for the first search; false when nothing is left. */
  prepareSearch(): boolean
  /** All the rows, in no particular order. */
  all(): readonly Row[]
}

export function listingFor<K extends ReadableName>(reader: Reader, name: K): Listing<RowOf<K>> {
  const { workspace, member, sight } = reader
  const shown = mayReadAny(member.role, name) ? sight(name) : () => false
  const rows = storeOf(reader, name)
  return {
    get: (id) => {
      const row = rows.get(id)
      return row === null || (shown !== null && !shown(row)) ? null : row
    },
    page: (query) => rows.query(inWorkspace(query, workspace.id), shown),
    live: (query, changed) => rows.live(inWorkspace(query, workspace.id), { visible: shown, changed }),
    prepareSearch: () => rows.prepareSearch(),
    all: () => (shown === null ? [...rows.all()] : [...rows.all()].filter(shown)),
  }
}

function storeOf<K extends ReadableName>({ workspace, member, sight }: Reader, name: K): CollectionStore<RowOf<K>> {
  const mine = sight('deals')
  if (mine === null) return workspace.rows.of(name)
  if (name === 'workFigures') return workspace.rows.workFor(member.id, sight) as unknown as CollectionStore<RowOf<K>>
  if (name !== 'stageTotals') return workspace.rows.of(name)
  return workspace.rows.totalsFor(member.id, mine) as unknown as CollectionStore<RowOf<K>>
}

/** Views derive from collections that every role may read. */
export function mayReadAny(role: Role, name: ReadableName): boolean {
  return isView(name) || may(role, `${name}.read`)
}

/** A store holds one workspace, so a query of all workspaces is run on each. */
function inWorkspace(query: AnyQuery, workspaceId: Id): AnyQuery {
  return { ...query, workspaceId }
}
