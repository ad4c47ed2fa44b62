import { ignoreElements, merge, Observable } from 'rxjs'
import type { Id } from '../../src/domain/model/kernel/id'
import { instantOf } from '../../src/domain/model/kernel/instant'
import { dayIn } from '../../src/domain/model/kernel/plain-date'
import { LIMITS } from '../../src/domain/model/records/limits'
import type { ViewName } from '../../src/domain/model/records/collections'
import { subjectOf, type SubjectCollection } from '../../src/domain/model/records/subject'
import { FIELD_CATALOGUE, ROWS_OF } from '../../src/domain/model/views/field-catalogue'
import type { Ports } from '../../src/ports/ports'
import type { Runtime } from '../../src/ports/runtime.port'
import { recordPresence } from '../../src/ui/app/presence.model'
import { workspaceData$, type WorkspaceData } from '../../src/ui/app/workspace.model'
import { activityStream, readActivityFilter } from '../../src/ui/features/activity/activity.model'
import { isNew$, needyDeals$, numbers$ } from '../../src/ui/features/home/home.model'
import { unread$ } from '../../src/ui/features/inbox/inbox.model'
import { remind } from '../../src/ui/features/inbox/reminders.model'
import { dealsOf$, filesOf$, openTasksOf$, peopleOf$ } from '../../src/ui/features/record/related/related.model'
import { timeline } from '../../src/ui/features/record/timeline/timeline-streams.model'
import { openTasks$ } from '../../src/ui/features/tasks/tasks.model'
import { listViews, plainView } from '../../src/ui/table/list-view'
import { recordTable, type RecordTable } from '../../src/ui/table/record-table.model'

/** Where somebody is in the app, and who it is. */
export interface Here {
  readonly ports: Ports
  readonly runtime: Runtime
  readonly workspaceId: Id
  readonly userId: Id
  readonly memberId: Id
}

const TIME_ZONE = 'Europe/Berlin'

/** What the app asks for as long as it is open, whatever the screen. */
export function frame$(here: Here): Observable<WorkspaceData | null> {
  const { ports, runtime, workspaceId, userId, memberId } = here
  const { records } = ports
  const reminders$ = new Observable<never>(() => {
    const saidUntil = () => instantOf(runtime.now())
    return remind({ records, runtime }, { workspaceId, me: memberId, saidUntil, onDue: () => undefined })
  })
  return merge(
    workspaceData$(records, workspaceId, userId),
    unheard(
      records.watch('workspaces', { workspaceId: null, limit: LIMITS.pageSizeMost }),
      records.watch('savedViews', { workspaceId, limit: LIMITS.pageSizeMost }),
      unread$(records, workspaceId, memberId),
      reminders$,
    ),
  )
}

export function home$(
  { ports: { records }, runtime, workspaceId, memberId }: Here,
  { stages }: WorkspaceData,
): Observable<unknown> {
  const nowMs = runtime.now()
  const context = { workspaceId, me: memberId, stages, today: dayIn(TIME_ZONE, nowMs), nowMs }
  const filter = readActivityFilter(new URLSearchParams())
  return merge(
    isNew$(records, workspaceId),
    numbers$(records, context),
    needyDeals$(records, context),
    openTasks$(records, { workspaceId, me: memberId, whose: 'mine' }),
    activityStream(records, { workspaceId, timeZone: TIME_ZONE, filter }).state$,
  )
}

/** A table without a filter, by name. */
export function listOf({ ports: { records }, workspaceId }: Here, collection: SubjectCollection): RecordTable<unknown> {
  const lens = {
    fields: new Map(FIELD_CATALOGUE[collection].map((field) => [field.key, field])),
    usualSort: [{ field: collection === 'deals' ? 'title' : 'name', direction: 'asc' }] as const,
    filterContext: () => {
      throw new Error('the lists of the hour have no filters')
    },
    groupValues: () => [],
  }
  return recordTable<ViewName>(
    { collection: ROWS_OF[collection], workspaceId, views: listViews(plainView('table')), lens: () => lens, beginsShort: true },
    records,
  )
}

/** What the page of a record asks besides the record itself. */
export function besideRecord$(
  { ports: { records, events }, workspaceId, memberId }: Here,
  { collection, id }: { readonly collection: SubjectCollection; readonly id: Id },
  isOffline$: Observable<boolean>,
): Observable<never> {
  const subject = subjectOf(collection, id)
  const related =
    collection === 'deals'
      ? []
      : [
          dealsOf$(records, workspaceId, { collection, id }),
          ...(collection === 'companies' ? [peopleOf$(records, workspaceId, id)] : []),
        ]
  return unheard(
    timeline(records, { workspaceId, subject, filter: 'all', isOffline$ }).state$,
    openTasksOf$(records, workspaceId, subject),
    filesOf$(records, workspaceId, subject),
    recordPresence(events, { workspaceId, subject, memberId }).others$,
    ...related,
  )
}

function unheard(...sources: readonly Observable<unknown>[]): Observable<never> {
  return merge(...sources).pipe(ignoreElements())
}
