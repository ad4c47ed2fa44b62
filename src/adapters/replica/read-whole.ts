import { filter, firstValueFrom, fromEvent, merge, type Observable } from 'rxjs'
import { isPortError, portError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { PageCursor } from '../../domain/model/query/ast'
import type { AnyRecord, CollectionName, RecordOf } from '../../domain/model/records/collections'
import type { Role } from '../../domain/model/workspaces/workspace'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import { every } from '../shared/every'
import { retryWaitMs, withJitter } from '../shared/retry-wait'
import type { CopyRest } from './disk/replica-disk'
import { FOLLOWED, heldBy } from './held-collections'

/** Records per collection in the first request: all of most collections, but few enough not to delay the first screen. */
const FIRST_PAGE = 200
/** In a later request; fewer when the connection is too slow for as many. */
const [LARGEST_PAGE, SMALLEST_PAGE] = [10_000, 500]
/** Nobody waits for these pages. */
const PAGE_TIMEOUT_MS = 60_000
/** As many as can be shown without a noticeable pause. */
const ROWS_A_TURN = 1000

export interface WholeReading {
  readonly records: RecordsPort
  readonly runtime: Runtime
  readonly isUp$: Observable<boolean>
  readonly workspaceId: Id
  readonly userId: Id
  /** Collections that would go beyond it are left to the server. */
  readonly mostRecords: number
  readonly signal: AbortSignal
  /** What an earlier reading left; null: everything. */
  readonly rest: CopyRest | null
  readonly page: (collection: CollectionName, records: readonly AnyRecord[]) => void
  /** Everything but this rest has been read, if there is a rest. */
  readonly reached: (rest: CopyRest) => void
  /** There is more than the first pages hold. */
  readonly isLong: () => void
}

type Pages = Awaited<ReturnType<RecordsPort['listEach']>>

/**
 * Reads the held collections, page by page, as far as the user may read them and they fit. Retries while there is no connection.
 *
 * @returns the collections that were read
 * @throws access/denied; call/cancelled when the signal says so
 */
export async function readWhole(reading: WholeReading): Promise<readonly CollectionName[]> {
  const rest = reading.rest ?? (await begin(reading))
  if (isLeft(rest)) reading.isLong()
  try {
    await readRest(reading, rest)
  } catch (error) {
    // An app of another version may have begun it.
    if (reading.rest === null || !isPortError(error, 'query/bad-cursor')) throw error
    return readWhole({ ...reading, rest: null })
  }
  return rest.held
}

async function begin(reading: WholeReading): Promise<CopyRest> {
  const { records, workspaceId } = reading
  const page = { workspaceId, limit: FIRST_PAGE }
  const first = await persistently(reading, (options) => records.listEach(FOLLOWED, page, options))
  const known = ['workspaces', ...heldBy(await roleOf(reading, first))] as const
  const held: CollectionName[] = []
  let total = 0
  for (const collection of known) {
    const { items = [], total: count = items.length } = first.get(collection) ?? {}
    if (total + (count ?? 0) > reading.mostRecords) continue
    total += count ?? 0
    held.push(collection)
  }
  if (held.length < known.length) reading.isLong()
  return pass(reading, first, { held, after: {}, total })
}

function isLeft({ after }: CopyRest): boolean {
  return Object.keys(after).length > 0
}

/** The user's role, which decides what they may read. */
async function roleOf(reading: WholeReading, first: Pages): Promise<Role> {
  const { records, workspaceId, userId } = reading
  const members = (first.get('members')?.items ?? []) as readonly RecordOf<'members'>[] // of that collection
  const known = members.find((member) => member.userId === userId)
  if (known !== undefined) return known.role
  const where = { op: 'eq', field: 'userId', value: userId } as const
  const mine = await persistently(reading, (options) => records.list('members', { workspaceId, where, limit: 1 }, options))
  return mine.items[0]?.role ?? 'viewer'
}

async function readRest(reading: WholeReading, from: CopyRest): Promise<void> {
  const { records, workspaceId } = reading
  let limit = LARGEST_PAGE
  const ask = (rest: CopyRest): Promise<Pages> => {
    const after = new Map(Object.entries(rest.after) as [CollectionName, PageCursor][]) // by collection
    return persistently(reading, (options) => {
      const asked = records.listEach([...after.keys()], { workspaceId, limit, after }, { ...options, timeoutMs: PAGE_TIMEOUT_MS })
      asked.catch((error: unknown) => {
        if (isPortError(error, 'net/timeout')) limit = Math.max(SMALLEST_PAGE, Math.ceil(limit / 4))
      })
      return asked
    })
  }
  let rest = from
  for (let next = isLeft(rest) ? ask(rest) : null; next !== null;) {
    const pages = await next
    // Requested while the current pages are being processed.
    const left = isLeft(restAfter(rest, pages)) ? ask(restAfter(rest, pages)) : null
    left?.catch(() => undefined)
    rest = await pass(reading, pages, rest)
    next = left
  }
}

function restAfter(rest: CopyRest, pages: Pages): CopyRest {
  const left = rest.held.flatMap((collection) => {
    const next = pages.get(collection)?.next ?? null
    return next === null ? [] : [[collection, next] as const]
  })
  return { ...rest, after: Object.fromEntries(left) }
}

/** @returns what is left after these pages */
async function pass(reading: WholeReading, pages: Pages, before: CopyRest): Promise<CopyRest> {
  const rest = restAfter(before, pages)
  for (const collection of before.held) {
    const items = pages.get(collection)?.items ?? []
    for (let from = 0; from < items.length; from += ROWS_A_TURN) {
      await reading.runtime.turn()
      if (reading.signal.aborted) throw portError('call/cancelled', {})
      reading.page(collection, items.slice(from, from + ROWS_A_TURN))
    }
  }
  if (isLeft(rest)) reading.reached(rest)
  return rest
}

async function persistently<T>(
  { signal, runtime, isUp$ }: WholeReading,
  ask: (options: { readonly signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask({ signal })
    } catch (error) {
      if (signal.aborted || isPortError(error, 'access/denied', 'call/cancelled', 'query/bad-cursor')) throw error
      await patience({ signal, runtime, isUp$ }, withJitter(retryWaitMs(error, failures), runtime))
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
