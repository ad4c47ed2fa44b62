import { filter, firstValueFrom, fromEvent, merge, type Observable } from 'rxjs'
import { isPortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Page, PageCursor } from '../../domain/model/query/ast'
import type { AnyRecord, CollectionName, RecordOf } from '../../domain/model/records/collections'
import { everythingIn } from '../../domain/model/records/check-query'
import { LIMITS } from '../../domain/model/records/limits'
import type { Role } from '../../domain/model/workspaces/workspace'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import { every } from '../shared/every'
import { retryWaitMs } from '../shared/retry-wait'
import { FOLLOWED, heldBy } from './held-collections'

/** Collections read in parallel. More would not be faster, and would slow down the screens' own requests. */
const LANES = 4
/** Records per collection in the first request: all of most collections, but few enough not to delay the first screen. */
const FIRST_PAGE = 200

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
  /** There is more than the first pages hold. */
  readonly isLong: () => void
}

/**
 * Reads the held collections, page by page, as far as the user may read them and they fit. Retries while there is no connection.
 *
 * @returns the collections that were read
 * @throws access/denied; call/cancelled when the signal says so
 */
export async function readWhole(reading: WholeReading): Promise<readonly CollectionName[]> {
  const { records, workspaceId, page } = reading
  const first = await persistently(reading, (options) => records.listEach(FOLLOWED, { workspaceId, limit: FIRST_PAGE }, options))
  const held = heldBy(await roleOf(reading, first))
  const [todo, left]: [Rest[], CollectionName[]] = [[], []]
  let room = reading.mostRecords
  for (const collection of ['workspaces', ...held] as const) {
    const { items = [], next = null, total } = first.get(collection) ?? {}
    const count = total ?? items.length
    if (count > room) left.push(collection)
    else {
      room -= count
      page(collection, items)
      if (next !== null) todo.push({ collection, next })
    }
  }
  if (todo.length > 0 || left.length > 0) reading.isLong()
  const lane = async (): Promise<void> => {
    for (let rest = todo.shift(); rest !== undefined; rest = todo.shift()) await readRest(reading, rest)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return ['workspaces', ...held.filter((name) => !left.includes(name))]
}

type FirstPages = Awaited<ReturnType<RecordsPort['listEach']>>

/** The user's role, which decides what they may read. */
async function roleOf(reading: WholeReading, first: FirstPages): Promise<Role> {
  const { records, workspaceId, userId } = reading
  const members = (first.get('members')?.items ?? []) as readonly RecordOf<'members'>[] // of that collection
  const known = members.find((member) => member.userId === userId)
  if (known !== undefined) return known.role
  const where = { op: 'eq', field: 'userId', value: userId } as const
  const mine = await persistently(reading, (options) => records.list('members', { workspaceId, where, limit: 1 }, options))
  return mine.items[0]?.role ?? 'viewer'
}

interface Rest {
  readonly collection: CollectionName
  readonly next: PageCursor
}

/** What is behind the first page of a collection. */
async function readRest(reading: WholeReading, { collection, next: first }: Rest): Promise<void> {
  const { records, workspaceId, page } = reading
  const limit = Math.min(records.capabilities.maxPageSize, LIMITS.pageSizeMost)
  const ask = (after: PageCursor): Promise<Page<AnyRecord>> => {
    const query = everythingIn(workspaceId, limit, after)
    return persistently(reading, (options) => listed(records.list(collection, query, options)))
  }
  for (let now: Page<AnyRecord> | null = await ask(first); now !== null;) {
    // Requested while the current page is being processed.
    const next: Promise<Page<AnyRecord>> | null = now.next === null ? null : ask(now.next)
    next?.catch(() => undefined)
    page(collection, now.items)
    now = await next
  }
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

/** Resolves after the delay, when the connection is back, or when the signal aborts. */
async function patience(
  { signal, runtime, isUp$ }: Pick<WholeReading, 'signal' | 'runtime' | 'isUp$'>,
  delayMs: number,
): Promise<void> {
  const isBack$ = isUp$.pipe(filter((isUp, index) => isUp && index > 0))
  await firstValueFrom(merge(every(runtime, delayMs), isBack$, fromEvent(signal, 'abort')))
}
