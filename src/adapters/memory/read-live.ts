import { concat, defer, distinctUntilChanged, filter, map, Observable, of, switchMap } from 'rxjs'
import { SEEN_BY_DEAL } from '../../domain/model/access/visibility'
import type { Id } from '../../domain/model/kernel/id'
import type { AnyQuery, AnyRow, Page } from '../../domain/model/query/ast'
import { runQuery } from '../../domain/model/query/run-query'
import type { ReadableName, RowOf } from '../../domain/model/records/collections'
import { searchText } from '../../domain/model/records/search-text'
import type { Runtime } from '../../ports/runtime.port'
import { type Listing, listingFor, type Reader } from '../shared/commits/reader'
import type { Backend } from '../shared/backend/backend'
import type { AppliedEntry } from '../shared/commits/workspace-state'

/** A page of one workspace, followed commit by commit. Errors with `access/denied` as soon as the user may not read. */
export function livePage<K extends ReadableName>(
  backend: Backend,
  userId: Id,
  request: { readonly collection: K; readonly query: AnyQuery; readonly workspaceId: Id },
): Observable<Page<RowOf<K>>> {
  const { collection, query, workspaceId } = request
  return readersOver(backend, { userId, workspaceId, collection }).pipe(
    switchMap(
      (reader) =>
        new Observable<Page<RowOf<K>>>((observer) => {
          let isChanged = false
          const listing = listingFor(reader, collection)
          const live = listing.live(query, () => (isChanged = true))
          observer.next(live.page)
          const stopPreparing = live.page.items.length < LONG ? NOTHING_TO_STOP : prepareSearch(listing, backend.runtime)
          const commits = backend.entries$.subscribe((entry) => {
            if (!isChanged || entry.workspaceId !== workspaceId) return
            isChanged = false
            observer.next(live.page)
          })
          return () => {
            stopPreparing()
            commits.unsubscribe()
            live.close()
          }
        }),
    ),
    distinctUntilChanged(isSamePage),
  )
}

/** A list so long that its first search would be slow; who sees one is likely to search it. */
const LONG = 5000
const PAUSE_MS = 40
/** Leaves time to show the list first. */
const DELAY_MS = 400
const NOTHING_TO_STOP = () => undefined

/** Prepares the first search in advance, a few milliseconds at a time. */
function prepareSearch({ prepareSearch: slice }: Pick<Listing<unknown>, 'prepareSearch'>, runtime: Runtime): () => void {
  let cancel = runtime.schedule(DELAY_MS, function next() {
    if (slice()) cancel = runtime.schedule(PAUSE_MS, next)
  })
  return () => cancel()
}

/** A page over all workspaces of a user: few rows, so each commit may cause a new read. */
export function livePageOverAll<K extends ReadableName>(
  backend: Backend,
  userId: Id,
  { collection, query }: { readonly collection: K; readonly query: AnyQuery },
): Observable<Page<RowOf<K>>> {
  const read = (): Page<RowOf<K>> => pageOverAll(backend.readersOf(userId), { collection, query })
  const relevant$ = backend.entries$.pipe(
    filter(({ changes }) => changes.some((change) => isAbout(change.collection, collection))),
  )
  return defer(() => concat(of(read()), relevant$.pipe(map(read)))).pipe(distinctUntilChanged(isSamePage))
}

export function pageOverAll<K extends ReadableName>(
  readers: readonly Reader[],
  { collection, query }: { readonly collection: K; readonly query: AnyQuery },
): Page<RowOf<K>> {
  const rows = readers.flatMap((reader) => listingFor(reader, collection).all()) as unknown as readonly AnyRow[]
  const page = runQuery(rows, query, { collection, searchText: (row) => searchText(collection, row as unknown as RowOf<K>) })
  return page as unknown as Page<RowOf<K>>
}

/** One row, whichever of the user's workspaces has it. */
export function liveRow<K extends ReadableName>(
  backend: Backend,
  userId: Id,
  { collection, id }: { readonly collection: K; readonly id: Id },
): Observable<RowOf<K> | null> {
  const read = (): RowOf<K> | null => findRow(backend.readersOf(userId), { collection, id })
  return defer(() => concat(of(read()), backend.entries$.pipe(map(read)))).pipe(distinctUntilChanged())
}

export function findRow<K extends ReadableName>(
  readers: readonly Reader[],
  { collection, id }: { readonly collection: K; readonly id: Id },
): RowOf<K> | null {
  for (const reader of readers) {
    const row = listingFor(reader, collection).get(id)
    if (row !== null) return row
  }
  return null
}

/** The user as a reader of the workspace; emits again whenever what they may see changes. */
function readersOver(
  backend: Backend,
  { userId, workspaceId, collection }: { readonly userId: Id; readonly workspaceId: Id; readonly collection: ReadableName },
): Observable<Reader> {
  const read = (): Reader => backend.readerOf(workspaceId, userId, 'read')
  return defer(() => {
    let reader = read()
    const again$ = backend.entries$.pipe(
      filter((entry) => entry.workspaceId === workspaceId && altersSight(entry, { reader, collection })),
      map(() => (reader = read())),
    )
    return concat(of(reader), again$)
  })
}

function altersSight(
  { changes }: AppliedEntry,
  { reader, collection }: { readonly reader: Reader; readonly collection: ReadableName },
): boolean {
  return changes.some(
    (change) =>
      change.collection === 'members' ||
      change.collection === 'workspaces' ||
      (change.collection === 'deals' && SEEN_BY_DEAL.has(collection) && reader.sight(collection) !== null),
  )
}

function isAbout(changed: ReadableName, collection: ReadableName): boolean {
  return changed === collection || changed === 'members' || changed === 'workspaces'
}

function isSamePage<T>(a: Page<T>, b: Page<T>): boolean {
  if (a === b) return true
  const sameRows = a.items.length === b.items.length && a.items.every((row, index) => row === b.items[index])
  return sameRows && a.total === b.total && a.next === b.next
}
