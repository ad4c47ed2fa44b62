import type { Id } from '../../../domain/model/kernel/id'
import { instantOf, type Instant } from '../../../domain/model/kernel/instant'
import type { RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'

export interface Reminding {
  readonly workspaceId: Id
  readonly me: Id
  /** Until when everything has been said, here or in another tab. */
  readonly saidUntil: () => Instant
  /** Called with what is due, and until when it is said now. */
  readonly onDue: (tasks: readonly RecordOf<'tasks'>[], until: Instant) => void
}

/** No timer runs longer: what it waits for may have been sooner had the machine not slept. */
const LONGEST_MS = 60_000

/** Says of each of one's open tasks when its reminder is due; also of those that were due while nothing was open. */
export function remind(
  { records, runtime }: { readonly records: RecordsPort; readonly runtime: Runtime },
  { workspaceId, me, saidUntil, onDue }: Reminding,
): () => void {
  let tasks: readonly RecordOf<'tasks'>[] = []
  let cancel: () => void = () => undefined
  const look = () => {
    cancel()
    const now = instantOf(runtime.now())
    const since = saidUntil()
    const due = tasks.filter(({ remindAt }) => remindAt !== null && remindAt > since && remindAt <= now)
    if (due.length > 0) onDue(due, now)
    const next = tasks.flatMap(({ remindAt }) => (remindAt !== null && remindAt > now ? [Date.parse(remindAt)] : []))
    if (next.length > 0) cancel = runtime.schedule(Math.min(LONGEST_MS, Math.min(...next) - runtime.now()), look)
  }
  const subscription = records
    .watch<'tasks'>('tasks', {
      workspaceId,
      where: {
        op: 'and',
        of: [
          { op: 'eq', field: 'assigneeId', value: me },
          { op: 'in', field: 'status', values: ['open', 'snoozed'] },
          { op: 'neq', field: 'remindAt', value: null },
        ],
      },
      orderBy: [{ field: 'remindAt', direction: 'asc', empty: 'last' }],
      limit: LIMITS.pageSizeMost,
    })
    .subscribe({
      next: ({ value }) => {
        tasks = value.items
        look()
      },
      // The screen says so to whoever may no longer read.
      error: () => cancel(),
    })
  return () => {
    subscription.unsubscribe()
    cancel()
  }
}
