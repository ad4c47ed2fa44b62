import { combineLatest, concat, defer, from, map, Observable, scan, type Subscriber } from 'rxjs'
import type { Candidate } from '../../../domain/model/duplicates/likeness'
import { groupsOf, type DuplicateGroup } from '../../../domain/model/duplicates/groups'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName, RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import { queryOf } from '../../../domain/model/records/check-query'
import { readSubject } from '../../../domain/model/records/subject'
import { listPages } from '../../../domain/use-cases/records/list-pages'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import type { Searched } from './duplicates.worker'
import type { DuplicateSearch } from './search-client'

export type Contact = RecordOf<MergedCollection>

export type DuplicatesState =
  | { readonly status: 'reading'; readonly done: number }
  | { readonly status: 'comparing' }
  | { readonly status: 'ready'; readonly groups: readonly DuplicateGroup[]; readonly contacts: ReadonlyMap<Id, Contact> }

/** Records that are copied to the worker in a fraction of a frame. */
const COPIED_AT_ONCE = 250

interface Found {
  readonly candidates: readonly Candidate[]
  readonly contacts: ReadonlyMap<Id, Contact>
}

export interface DuplicatesDeps {
  readonly records: RecordsPort
  readonly runtime: Pick<Runtime, 'turn'>
  readonly openSearch: () => DuplicateSearch
}

export interface DuplicatesOf {
  readonly workspaceId: Id
  readonly collection: MergedCollection
}

/**
 * Cold. Everything read once and compared, then live in what becomes of it: whoever is merged or found to be different
 * leaves the list, here and with everybody else.
 */
export function duplicates$(deps: DuplicatesDeps, wanted: DuplicatesOf): Observable<DuplicatesState> {
  return combineLatest([found$(deps, wanted), settled$(deps.records, wanted)]).pipe(
    map(([found, settled]) => (found.status === 'found' ? ready(found, settled) : found)),
  )
}

type Searching = { readonly status: 'reading'; readonly done: number } | { readonly status: 'comparing' }

function found$(
  { records, runtime, openSearch }: DuplicatesDeps,
  wanted: DuplicatesOf,
): Observable<Searching | ({ readonly status: 'found' } & Found)> {
  return new Observable((subscriber) => {
    const abort = new AbortController()
    const search = openSearch()
    void run(subscriber, search, abort.signal).catch((error: unknown) => subscriber.error(error))
    return () => {
      abort.abort()
      search.close()
    }
  })

  async function run(
    subscriber: Subscriber<Searching | ({ readonly status: 'found' } & Found)>,
    search: DuplicateSearch,
    signal: AbortSignal,
  ): Promise<void> {
    const { maxPageSize } = records.capabilities
    let done = 0
    const all = async <K extends MergedCollection>(name: K): Promise<readonly RecordOf<K>[]> => {
      const rows: RecordOf<K>[] = []
      const query = queryOf<K>(name, { workspaceId: wanted.workspaceId, limit: Math.min(COPIED_AT_ONCE, maxPageSize) })
      for await (const page of listPages<K>(name, query, { records, signal })) {
        rows.push(...page)
        search.add({ kind: name, records: page } as Searched) // of one collection, which the compiler cannot follow
        done += page.length
        subscriber.next({ status: 'reading', done })
        await runtime.turn()
      }
      return rows
    }
    subscriber.next({ status: 'reading', done })
    const companies = await all('companies')
    const people = wanted.collection === 'people' ? await all('people') : []
    subscriber.next({ status: 'comparing' })
    const candidates = await search.find(wanted.collection)
    const ids = new Set(candidates.flatMap((candidate) => candidate.ids))
    const contacts: readonly Contact[] = wanted.collection === 'people' ? people : companies
    subscriber.next({
      status: 'found',
      candidates,
      contacts: new Map(contacts.flatMap((contact) => (ids.has(contact.id) ? [[contact.id, contact] as const] : []))),
    })
  }
}

type Settled = ReadonlyMap<Id, RecordOf<'merges'>>

/** Every merge and dismissal: all that there are, then those that come, by their ids. */
function settled$(records: RecordsPort, { workspaceId, collection }: DuplicatesOf): Observable<Settled> {
  const query = {
    workspaceId,
    where: { op: 'eq', field: 'collection', value: collection },
    orderBy: [{ field: 'updatedAt', direction: 'desc', empty: 'last' }],
    trash: 'include',
    limit: LIMITS.pageSizeMost,
  } as const
  const known$ = defer(() => from(allOf(listPages('merges', query, { records }))))
  return concat(known$, records.watch('merges', query).pipe(map(({ value }) => value.items))).pipe(
    scan((settled, items) => new Map([...settled, ...items.map((item) => [item.id, item] as const)]), new Map() as Settled),
  )
}

async function allOf<K extends CollectionName>(pages: AsyncIterable<readonly RecordOf<K>[]>): Promise<readonly RecordOf<K>[]> {
  const all: RecordOf<K>[] = []
  for await (const page of pages) all.push(...page)
  return all
}

function ready({ candidates, contacts }: Found, settled: Settled): DuplicatesState {
  const gone = new Set<Id>()
  const dismissed: Id[][] = []
  for (const { status, subjects, kept, deletedAt } of settled.values()) {
    if (deletedAt !== null) continue
    if (status === 'dismissed') dismissed.push(subjects.map((subject) => readSubject(subject).id))
    if (status === 'merged') for (const subject of subjects) if (subject !== kept) gone.add(readSubject(subject).id)
  }
  const live = candidates.filter(({ ids }) => !ids.some((id) => gone.has(id)))
  return { status: 'ready', groups: groupsOf(live, dismissed), contacts }
}

/** What was merged last, live; what was split again among it. */
export function mergedLately$(
  records: RecordsPort,
  { workspaceId, collection }: DuplicatesOf,
): Observable<readonly RecordOf<'merges'>[]> {
  return records
    .watch('merges', {
      workspaceId,
      where: {
        op: 'and',
        of: [
          { op: 'eq', field: 'collection', value: collection },
          { op: 'in', field: 'status', values: ['merged', 'split'] },
        ],
      },
      orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
      limit: LATELY,
    })
    .pipe(map(({ value }) => value.items))
}

const LATELY = 20
