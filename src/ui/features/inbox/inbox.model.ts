import { combineLatest, distinctUntilChanged, map, of, startWith, switchMap, type Observable } from 'rxjs'
import { asPortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { Notification } from '../../../domain/model/notifications/notification'
import type { Page } from '../../../domain/model/query/ast'
import type { RecordOf } from '../../../domain/model/records/collections'
import { mutationIdOf } from '../../../domain/model/records/meta'
import { LIMITS } from '../../../domain/model/records/limits'
import type { Subject } from '../../../domain/model/records/subject'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import type { CallOptions } from '../../../ports/call-options'
import { request$ } from '../../app/request'

export type NotificationRecord = RecordOf<'notifications'>

/** As many as are shown; older ones are history. */
const SHOWN = 200

/** All notifications, the latest first. */
export function notifications$(records: RecordsPort, workspaceId: Id, me: Id): Observable<Page<NotificationRecord>> {
  return watched(records, workspaceId, { me, isUnread: false })
}

/** What waits to be read, the latest first, and how many there are of it. */
export function unread$(records: RecordsPort, workspaceId: Id, me: Id): Observable<Page<NotificationRecord>> {
  return watched(records, workspaceId, { me, isUnread: true })
}

function watched(records: RecordsPort, workspaceId: Id, { me, isUnread }: { readonly me: Id; readonly isUnread: boolean }) {
  const mine = { op: 'eq', field: 'memberId', value: me } as const
  return records
    .watch<'notifications'>('notifications', {
      workspaceId,
      where: isUnread ? { op: 'and', of: [mine, { op: 'eq', field: 'readAt', value: null }] } : mine,
      orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
      limit: SHOWN,
      count: 'exact',
    })
    .pipe(map(({ value }) => value))
}

/** What a notification is about, as it now stands. */
export interface NotificationObject {
  readonly title: string
  /** The record to go to. */
  readonly subject: Subject | null
}

export type NotificationObjects = ReadonlyMap<Id, NotificationObject>

/** By the id of the object; what is gone, or may not be read, is not there. */
export async function objectsOf(
  records: RecordsPort,
  notifications: readonly Notification[],
  options: CallOptions = {},
): Promise<NotificationObjects> {
  const idsIn = (collection: Notification['objectCollection']) => [
    ...new Set(notifications.flatMap((one) => (one.objectCollection === collection ? [one.objectId] : []))),
  ]
  const [notes, tasks, deals, imports, submissions] = await Promise.all([
    records.getMany('notes', idsIn('notes'), options),
    records.getMany('tasks', idsIn('tasks'), options),
    records.getMany('deals', idsIn('deals'), options),
    records.getMany('imports', idsIn('imports'), options),
    records.getMany('submissions', idsIn('submissions'), options),
  ])
  return new Map(
    notifications.flatMap(({ objectId, subject }): (readonly [Id, NotificationObject])[] => {
      const title =
        notes.get(objectId)?.body.split('\n', 1)[0] ??
        tasks.get(objectId)?.title ??
        deals.get(objectId)?.title ??
        imports.get(objectId)?.fileName ??
        submissions.get(objectId)?.name
      return title === undefined ? [] : [[objectId, { title, subject }]]
    }),
  )
}

export interface InboxState {
  readonly page: Page<NotificationRecord>
  /** Null while it is asked for. */
  readonly objects: NotificationObjects | null
}

export function inbox$(records: RecordsPort, workspaceId: Id, me: Id): Observable<InboxState> {
  const page$ = notifications$(records, workspaceId, me)
  const objects$ = page$.pipe(
    map(({ items }) => items),
    distinctUntilChanged((one, other) => one.map(({ id }) => id).join() === other.map(({ id }) => id).join()),
    switchMap((items) =>
      items.length === 0 ? of(new Map<Id, NotificationObject>()) : request$((options) => objectsOf(records, items, options)),
    ),
    startWith(null),
  )
  return combineLatest({ page: page$, objects: objects$ })
}

/**
 * Marks them read or unread. It is no change of the workspace's data and nothing to undo, so that it is not in the history.
 *
 * @returns whether it was done
 */
export async function mark(
  notifications: readonly NotificationRecord[],
  isRead: boolean,
  { records, runtime }: { readonly records: RecordsPort; readonly runtime: Pick<Runtime, 'now' | 'newId'> },
): Promise<boolean> {
  const [first] = notifications
  if (first === undefined) return true
  const readAt = isRead ? instantOf(runtime.now()) : null
  const mutations = notifications
    .slice(0, LIMITS.batchOperations)
    .map(({ id }) => ({ kind: 'update', collection: 'notifications', id, patch: { readAt }, expect: 'any' }) as const)
  try {
    await records.commit(mutations, { workspaceId: first.workspaceId, mutationId: mutationIdOf(runtime.newId()) })
    return true
  } catch (error) {
    if (asPortError(error, 'inbox').code === 'call/cancelled') return true
    return false
  }
}
