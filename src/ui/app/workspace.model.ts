import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import { LIMITS } from '../../domain/model/records/limits'
import type { RecordOf, RowOf } from '../../domain/model/records/collections'
import type { Order } from '../../domain/model/query/ast'
import type { RecordsPort } from '../../ports/records.port'

/** What every screen of a workspace may need at hand: small, and the same everywhere. */
export interface WorkspaceData {
  readonly workspace: RecordOf<'workspaces'>
  /** The membership of whoever is signed in. */
  readonly me: RecordOf<'members'>
  readonly members: readonly RecordOf<'members'>[]
  readonly tags: readonly RecordOf<'tags'>[]
  /** The workspace's own fields, archived ones too, in the order of their position. */
  readonly fields: readonly RecordOf<'fieldDefinitions'>[]
  readonly pipelines: readonly RecordOf<'pipelines'>[]
  /** In the order of their position. */
  readonly stages: readonly RecordOf<'stages'>[]
  readonly lostReasons: readonly RecordOf<'lostReasons'>[]
  readonly freshness: 'live' | 'stale'
}

type WorkspaceList = 'members' | 'tags' | 'fieldDefinitions' | 'pipelines' | 'stages' | 'lostReasons'

/** Null while whoever is signed in is no active member of it. */
export function workspaceData$(records: RecordsPort, workspaceId: Id, userId: Id): Observable<WorkspaceData | null> {
  const watchAll = <K extends WorkspaceList>(collection: K, field: Order<RowOf<K>>['field']) =>
    records.watch<K>(collection, {
      workspaceId,
      orderBy: [{ field, direction: 'asc', empty: 'last' }],
      limit: LIMITS.pageSizeMost,
    })
  return combineLatest({
    members: watchAll('members', 'displayName'),
    tags: watchAll('tags', 'name'),
    fields: watchAll('fieldDefinitions', 'position'),
    pipelines: watchAll('pipelines', 'position'),
    stages: watchAll('stages', 'position'),
    lostReasons: watchAll('lostReasons', 'position'),
    // Last: by then it is known whose it is, and a device that is about to hold it need not ask.
    workspace: records.watchOne('workspaces', workspaceId),
  }).pipe(
    map(({ workspace, members, tags, fields, pipelines, stages, lostReasons }): WorkspaceData | null => {
      const me = members.value.items.find((member) => member.userId === userId && member.status === 'active')
      if (workspace.value === null || me === undefined) return null
      const all = [workspace, members, tags, fields, pipelines, stages, lostReasons]
      return {
        workspace: workspace.value,
        me,
        members: members.value.items,
        tags: tags.value.items,
        fields: fields.value.items,
        pipelines: pipelines.value.items,
        stages: stages.value.items,
        lostReasons: lostReasons.value.items,
        freshness: all.every((live) => live.freshness === 'live') ? 'live' : 'stale',
      }
    }),
    distinctUntilChanged(sameData),
  )
}

/** Lists are compared entry by entry: an adapter may hand over a new array for the same rows. */
function sameData(a: WorkspaceData | null, b: WorkspaceData | null): boolean {
  if (a === null || b === null) return a === b
  return Object.entries(a).every(([key, value]) => isSame(value, Reflect.get(b, key)))
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((item, index) => item === other[index])
}
