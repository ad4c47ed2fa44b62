import type { Id } from '../../domain/model/kernel/id'
import type { AnyQuery, Page } from '../../domain/model/query/ast'
import type { ReadableName, RowOf } from '../../domain/model/records/collections'
import type { Live } from '../../ports/records.port'
import { listingFor } from '../shared/commits/reader'
import { untilViewCode } from '../shared/engine/load-view-stores'
import type { ReplicaWorkspace } from './replica-workspace'
import { from, Observable, switchMap } from 'rxjs'

/** The answer to one query, until it is closed. */
interface LocalAnswer<T> {
  read(): T
  close(): void
}

/** A page from this device, again with every change. Errors with `access/denied`, `query/bad-cursor`. */
export function localPage<K extends ReadableName>(
  at: ReplicaWorkspace,
  { collection, query }: { readonly collection: K; readonly query: AnyQuery },
): Observable<Live<Page<RowOf<K>>>> {
  return localLive(at, collection, () => {
    at.heads.show(collection, query)
    const live = listingFor(at.rows.reader(), collection).live(query, () => undefined)
    return { read: () => live.page, close: () => live.close() }
  })
}

export function localRow<K extends ReadableName>(
  at: ReplicaWorkspace,
  { collection, id }: { readonly collection: K; readonly id: Id },
): Observable<Live<RowOf<K> | null>> {
  return localLive(at, collection, () => {
    const listing = listingFor(at.rows.reader(), collection)
    return { read: () => listing.get(id), close: () => undefined }
  })
}

/** Emits the answer, and again when it or its freshness changes. */
function localLive<T>(at: ReplicaWorkspace, name: ReadableName, open: () => LocalAnswer<T>): Observable<Live<T>> {
  const live$ = new Observable<Live<T>>((observer) => {
    let sight = at.rows.sightKey()
    let answer = open()
    let last: Live<T> | null = null
    const show = (): void => {
      if (at.isOver) return
      if (at.rows.sightKey() !== sight) {
        sight = at.rows.sightKey()
        answer.close()
        answer = open()
      }
      const now = { value: answer.read(), freshness: at.freshness }
      if (last !== null && now.freshness === last.freshness && isSameAnswer(now.value, last.value)) return
      last = now
      observer.next(now)
    }
    show()
    const changing = at.changed$.subscribe(() => {
      try {
        show()
      } catch (error) {
        observer.error(error)
      }
    })
    return () => {
      changing.unsubscribe()
      answer.close()
    }
  })
  const wait = untilViewCode(name)
  return wait === null ? live$ : from(wait).pipe(switchMap(() => live$))
}

function isSameAnswer(one: unknown, other: unknown): boolean {
  if (one === other) return true
  return isPage(one) && isPage(other) && isSamePage(one, other)
}

function isSamePage(a: Page<unknown>, b: Page<unknown>): boolean {
  const sameRows = a.items.length === b.items.length && a.items.every((row, index) => row === b.items[index])
  return sameRows && a.total === b.total && a.next === b.next
}

function isPage(value: unknown): value is Page<unknown> {
  return typeof value === 'object' && value !== null && 'items' in value && 'next' in value
}

/** @throws access/denied, query/bad-cursor */
export function pageOf<K extends ReadableName>(at: ReplicaWorkspace, collection: K, query: AnyQuery): Page<RowOf<K>> {
  return listingFor(at.rows.reader(), collection).page(query)
}

/** The row, from the workspace that has it. */
export function findRow<K extends ReadableName>(workspaces: readonly ReplicaWorkspace[], collection: K, id: Id): RowOf<K> | null {
  for (const at of workspaces) {
    const row = at.rows.role !== null ? listingFor(at.rows.reader(), collection).get(id) : null
    if (row !== null) return row
  }
  return null
}
