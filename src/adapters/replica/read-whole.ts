import { filter, firstValueFrom, fromEvent, merge, type Observable } from 'rxjs'
import { isPortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { AnyQuery } from '../../domain/model/query/any-query'
import type { Page } from '../../domain/model/query/ast'
import type { AnyRecord, CollectionName } from '../../domain/model/records/collections'
import { LIMITS } from '../../domain/model/records/limits'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import { every } from '../shared/every'
import { retryWaitMs } from '../shared/retry-wait'
import { heldBy } from './held-collections'

/** Collections read side by side: more makes it no faster, and takes the connection from those who wait for a screen. */
const LANES = 4

export interface WholeReading {
  readonly records: RecordsPort
  readonly runtime: Runtime
  readonly isUp$: Observable<boolean>
  readonly workspaceId: Id
  readonly userId: Id
  /** Collections that would go beyond it are left to the server. */
  readonly mostRecords: number
  readonly signal: AbortSignal
  readonly page: (collection: CollectionName, records: readonly AnyRecord[]) => void
}

/**
 * Reads all that one user may see of what is held and fits, page by page, and tries again for as long as there is no connection.
 *
 * @returns the collections that were read
 * @throws access/denied; call/cancelled when the signal says so
 */
export async function readWhole(reading: WholeReading): Promise<readonly CollectionName[]> {
  const { workspaceId, userId, page } = reading
  const workspace = await persistently(reading, (options) => reading.records.get('workspaces', workspaceId, options))
  page('workspaces', workspace === null ? [] : [workspace])
  const where = { op: 'eq', field: 'userId', value: userId } as const
  const mine = await persistently(reading, (options) =>
    reading.records.list('members', { workspaceId, where, limit: 1 }, options),
  )
  const held = heldBy(mine.items[0]?.role ?? 'viewer')
  const todo = [...held]
  const left: CollectionName[] = []
  let room = reading.mostRecords
  const take = (total: number): boolean => {
    if (total > room) return false
    room -= total
    return true
  }
  const lane = async (): Promise<void> => {
    for (let name = todo.shift(); name !== undefined; name = todo.shift()) {
      if (!(await readCollection(reading, name, take))) left.push(name)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return ['workspaces', ...held.filter((name) => !left.includes(name))]
}

/** @returns false: it did not fit, and none of it was read */
async function readCollection(
  reading: WholeReading,
  collection: CollectionName,
  fits: (total: number) => boolean,
): Promise<boolean> {
  const { records, workspaceId, page } = reading
  const limit = Math.min(records.capabilities.maxPageSize, LIMITS.pageSizeMost)
  const orderBy = [{ field: 'id', direction: 'asc', empty: 'last' }] as const
  const ask = (place: Pick<AnyQuery, 'after' | 'count'>): Promise<Page<AnyRecord>> => {
    const query = { workspaceId, limit, orderBy, trash: 'include', ...place } as const
    return persistently(reading, (options) => listed(records.list(collection, query as never, options)))
  }
  const first = await ask({ count: 'exact' })
  if (!fits(first.total ?? first.items.length)) return false
  for (let now: Page<AnyRecord> | null = first; now !== null;) {
    // On its way while this one is put in its place.
    const next: Promise<Page<AnyRecord>> | null = now.next === null ? null : ask({ after: now.next })
    next?.catch(() => undefined)
    page(collection, now.items)
    now = await next
  }
  return true
}

/** A page of any one collection is one of any record. */
async function listed(page: Promise<unknown>): Promise<Page<AnyRecord>> {
  return (await page) as Page<AnyRecord>
}

async function persistently<T>(
  { signal, runtime, isUp$ }: WholeReading,
  ask: (options: { readonly signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask({ signal })
    } catch (error) {
      if (signal.aborted || isPortError(error, 'access/denied', 'call/cancelled')) throw error
      await patience({ signal, runtime, isUp$ }, retryWaitMs(error, failures))
    }
  }
}

/** Until the time has come, or the connection is there again, or nobody waits any more. */
async function patience(
  { signal, runtime, isUp$ }: Pick<WholeReading, 'signal' | 'runtime' | 'isUp$'>,
  delayMs: number,
): Promise<void> {
  const isBack$ = isUp$.pipe(filter((isUp, index) => isUp && index > 0))
  await firstValueFrom(merge(every(runtime, delayMs), isBack$, fromEvent(signal, 'abort')))
}
