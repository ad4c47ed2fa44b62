import { Observable } from 'rxjs'
import type { ErrorCode, PortError } from '../../../domain/model/errors/port-error'
import type { AnyRow, Page } from '../../../domain/model/query/ast'
import { isSame } from '../../../domain/model/records/merge-fields'
import type { Live } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { retryWaitMs, withJitter } from '../retry-wait'

export interface LiveReadPlan<T> {
  readonly runtime: Runtime
  readonly isOnline$: Observable<boolean>
  /** Signals that the result may have changed; nothing else changes it. An error ends the live read. */
  readonly signals$: Observable<LiveSignal>
  /** Rejects with a PortError only. */
  readonly read: (signal: AbortSignal) => Promise<T>
  /** Merges a new value with the previous one, keeping unchanged objects. */
  readonly keep: (before: T | undefined, now: T) => T
  /** Called with a function that reads again at once and resolves when the result is shown. */
  readonly onOpen: (refresh: Refresh) => void
  readonly onClose: (refresh: Refresh) => void
}

/**
 * `gap`: unknown changes were missed, so the shown value is stale until it is read again. `announced`: as `again`, but it does
 * not shorten the pause after a failure.
 */
export type LiveSignal = 'again' | 'announced' | 'gap'

export type Refresh = () => Promise<void>

/** Errors that a retry does not mend. */
const FATAL: ReadonlySet<ErrorCode> = new Set([
  'auth/signed-out',
  'access/denied',
  'capability/missing',
  'query/bad-cursor',
  'record/invalid',
])

/**
 * Reads a value, and reads it again whenever it may have changed: one read at a time, however many reasons there are. Emits
 * when the value or its freshness changes. Never completes; trouble with the connection makes it stale.
 */
export function liveRead<T>(plan: LiveReadPlan<T>): Observable<Live<T>> {
  return new Observable((observer) => {
    const gone = new AbortController()
    let shown: Live<T> | null = null
    let isOnline = true
    let reading: Promise<void> | null = null
    let isDue = false
    let failures = 0
    let cancelRetry = (): void => undefined

    const show = (live: Live<T>): void => {
      const isShown = shown !== null && shown.value === live.value && shown.freshness === live.freshness
      shown = live
      if (!isShown) observer.next(live)
    }
    const showStale = (): void => {
      if (shown !== null) show({ value: shown.value, freshness: 'stale' })
    }

    const fail = (error: PortError): void => {
      if (gone.signal.aborted) return
      if (FATAL.has(error.code)) return observer.error(error)
      showStale()
      // Offline, wait for the connection instead.
      if (!isOnline) return
      cancelRetry = plan.runtime.schedule(withJitter(retryWaitMs(error, failures), plan.runtime), () => void refresh())
      failures += 1
    }

    const readOnce = async (): Promise<void> => {
      isDue = false
      cancelRetry()
      try {
        const value = plan.keep(shown?.value, await plan.read(gone.signal))
        failures = 0
        if (gone.signal.aborted) return
        show({ value, freshness: isOnline ? 'live' : 'stale' })
      } catch (error) {
        fail(error as PortError) // `read` rejects with nothing else
      }
    }

    const readWhileDue = async (): Promise<void> => {
      await readOnce()
      if (isDue && isOnline && !gone.signal.aborted) return readWhileDue()
      reading = null
    }

    /** Resolves when a read that began after this call has been shown or has failed. */
    const refresh = (): Promise<void> => {
      isDue = true
      reading ??= readWhileDue()
      return reading
    }

    const connection = plan.isOnline$.subscribe((isUp) => {
      const wasOnline = isOnline
      isOnline = isUp
      if (!isUp) showStale()
      else if (!wasOnline) void refresh()
    })
    const signals = plan.signals$.subscribe({
      next: (signal) => {
        if (signal === 'gap') showStale()
        if (isOnline && !(signal === 'announced' && failures > 0)) void refresh()
      },
      error: (error: unknown) => observer.error(error),
    })
    if (!gone.signal.aborted && reading === null && shown === null) void refresh()
    plan.onOpen(refresh)

    return () => {
      gone.abort()
      cancelRetry()
      connection.unsubscribe()
      signals.unsubscribe()
      plan.onClose(refresh)
    }
  })
}

/** The new page, with the objects of the previous one for all unchanged rows; the previous page itself if nothing changed. */
export function keepPage(before: Page<AnyRow> | undefined, now: Page<AnyRow>): Page<AnyRow> {
  if (before === undefined) return now
  const known = new Map(before.items.map((row) => [row.id, row]))
  const items = now.items.map((row) => keepRow(known.get(row.id), row))
  const isUnchanged =
    items.length === before.items.length &&
    items.every((row, index) => row === before.items[index]) &&
    now.total === before.total &&
    now.next === before.next
  return isUnchanged ? before : { ...now, items }
}

export function keepRow<T extends AnyRow | null>(before: T | undefined, now: T): T {
  return before !== undefined && isSame(before, now) ? before : now
}
