import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import { LIMITS } from '../../domain/model/records/limits'
import type { CollectionName, RecordOf } from '../../domain/model/records/collections'
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

/** Null while whoever is signed in is no active member of it. */
export function workspaceData$(records: RecordsPort, workspaceId: Id, userId: Id): Observable<WorkspaceData | null> {
  return combineLatest({
    members: records.watch('members', { workspaceId, orderBy: [by<'members'>('displayName')], limit: LIMITS.pageSizeMost }),
    tags: records.watch('tags', { workspaceId, orderBy: [by<'tags'>('name')], limit: LIMITS.pageSizeMost }),
    fields: records.watch('fieldDefinitions', {
      workspaceId,
      orderBy: [by<'fieldDefinitions'>('position')],
      limit: LIMITS.pageSizeMost,
    }),
    pipelines: records.watch('pipelines', { workspaceId, orderBy: [by<'pipelines'>('position')], limit: LIMITS.pageSizeMost }),
    stages: records.watch('stages', { workspaceId, orderBy: [by<'stages'>('position')], limit: LIMITS.pageSizeMost }),
    lostReasons: records.watch('lostReasons', {
      workspaceId,
      orderBy: [by<'lostReasons'>('position')],
      limit: LIMITS.pageSizeMost,
    }),
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

function by<K extends CollectionName>(field: Order<RecordOf<K>>['field']): Order<RecordOf<K>> {
  return { field, direction: 'asc', empty: 'last' }
}

/** Lists are compared entry by entry: an adapter may hand over a new array for the same rows. */
function sameData(a: WorkspaceData | null, b: WorkspaceData | null): boolean {
  if (a === null || b === null) return a === b
  const same = (left: readonly unknown[], right: readonly unknown[]) =>
    left.length === right.length && left.every((item, index) => item === right[index])
  return (
    a.workspace === b.workspace &&
    a.me === b.me &&
    a.freshness === b.freshness &&
    same(a.members, b.members) &&
    same(a.tags, b.tags) &&
    same(a.fields, b.fields) &&
    same(a.pipelines, b.pipelines) &&
    same(a.stages, b.stages) &&
    same(a.lostReasons, b.lostReasons)
  )
}
