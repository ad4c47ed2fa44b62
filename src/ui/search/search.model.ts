import { BehaviorSubject, catchError, combineLatest, map, of, startWith, switchMap, type Observable } from 'rxjs'
import { asPortError, type PortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { ReadableName, RecordOf, RowOf } from '../../domain/model/records/collections'
import { readSubject, type Subject } from '../../domain/model/records/subject'
import type { CompanyRow, DealRow, PersonRow } from '../../domain/model/records/views'
import { LIMITS } from '../../domain/model/records/limits'
import type { Query } from '../../domain/model/query/ast'
import type { RecordsPort } from '../../ports/records.port'
import { orSimilar$ } from './or-similar'
import type { CallOptions } from '../../ports/call-options'
import { request$ } from '../app/request'

export interface Found {
  readonly people: readonly PersonRow[]
  readonly companies: readonly CompanyRow[]
  readonly deals: readonly DealRow[]
  readonly tasks: readonly RecordOf<'tasks'>[]
  readonly notes: readonly RecordOf<'notes'>[]
  readonly files: readonly RecordOf<'files'>[]
  /** Of what was opened last: the latest first. */
  readonly order: readonly Id[]
}

export interface PaletteState {
  /** What the records found answer to; behind what is typed while an answer is on its way. */
  readonly text: string
  readonly found: Found
  readonly isPending: boolean
  /** Nothing is called as it was typed; what was found is like it. */
  readonly isSimilar: boolean
  /** Why nothing could be looked up; the actions still work. */
  readonly error: PortError | null
}

export interface PaletteModel {
  /** Keeps the last answer until the next is there, and never shows an answer to an older text after a newer one. */
  readonly state$: Observable<PaletteState>
  search(text: string): void
}

/** Before the first answer. */
export const NOTHING: Found = { people: [], companies: [], deals: [], tasks: [], notes: [], files: [], order: [] }
/** `subjects`: people, companies and deals; `everything`: tasks, notes and files too. */
type Scope = 'subjects' | 'everything'
const NOTHING_WRITTEN = { tasks: of([]), notes: of([]), files: of([]) }
/** As many of a kind as a field that chooses one of them offers; for the palette all that it may show, and one to know of more. */
const LOOKED_UP: Readonly<Record<Scope, number>> = { subjects: 6, everything: LIMITS.searchAnswers + 1 }

/** Looks up everything that has a name or words by what is typed; before that, the records opened last. */
export function paletteModel(
  records: RecordsPort,
  workspaceId: Id,
  recent: readonly Subject[],
  { scope = 'subjects' }: { readonly scope?: Scope } = {},
): PaletteModel {
  const typed = new BehaviorSubject('')
  let last: PaletteState = { text: '', found: NOTHING, isPending: true, isSimilar: false, error: null }
  const answer$ = (text: string): Observable<PaletteState> => {
    const found$ =
      text.trim() === ''
        ? opened$(records, recent).pipe(map((found) => ({ found, isSimilar: false })))
        : orSimilar$(text, (similar) => search$(records, { workspaceId, text, scope, similar }), isNothing)
    return found$.pipe(
      map(({ found, isSimilar }): PaletteState => ({ text, found, isPending: false, isSimilar, error: null })),
      // An error ends this answer only: the next text asks anew.
      catchError((error: unknown) =>
        of({ text, found: NOTHING, isPending: false, isSimilar: false, error: asPortError(error, 'palette') }),
      ),
      startWith({ ...last, isPending: true }),
    )
  }
  const state$ = typed.pipe(
    switchMap(answer$),
    map((state) => (last = state)),
  )
  return { state$, search: (text) => typed.next(text) }
}

interface SearchInput {
  readonly workspaceId: Id
  readonly text: string
  readonly scope: Scope
  readonly similar: boolean
}

function isNothing({ order: _, ...found }: Found): boolean {
  return Object.values(found).every(({ length }) => length === 0)
}

/** Names that begin with what is typed come first; then whatever else holds it. */
function search$(records: RecordsPort, { workspaceId, text, scope, similar }: SearchInput): Observable<Found> {
  const search = text.trim()
  const query = { workspaceId, limit: LOOKED_UP[scope], ...(similar ? { similar } : {}) } as const
  const byName = [{ field: 'name', direction: 'asc', empty: 'last' }] as const
  const byChange = [{ field: 'updatedAt', direction: 'desc', empty: 'last' }] as const
  const nameBegins = { op: 'startsWith', field: 'name', value: search } as const
  const titleBegins = { op: 'startsWith', field: 'title', value: search } as const
  return combineLatest({
    people: best$(
      rows$(records, 'personRows', { ...query, where: nameBegins, orderBy: byName }),
      best$(rows$(records, 'personRows', { ...query, search, orderBy: byName }), reachedBy$(records, query, search), query),
      query,
    ),
    companies: best$(
      rows$(records, 'companyRows', { ...query, where: nameBegins, orderBy: byName }),
      rows$(records, 'companyRows', { ...query, search, orderBy: byName }),
      query,
    ),
    deals: best$(
      rows$(records, 'dealRows', { ...query, where: titleBegins, orderBy: byChange }),
      rows$(records, 'dealRows', { ...query, search, orderBy: byChange }),
      query,
    ),
    ...(scope === 'everything' ? written$(records, { ...query, search }) : NOTHING_WRITTEN),
    order: of([]),
  })
}

/** What is to be done, was written down, and is attached. */
function written$(
  records: RecordsPort,
  query: { readonly workspaceId: Id; readonly limit: number; readonly search: string },
): { readonly [K in 'tasks' | 'notes' | 'files']: Observable<Found[K]> } {
  const byChange = [{ field: 'updatedAt', direction: 'desc', empty: 'last' }] as const
  return {
    tasks: rows$(records, 'tasks', { ...query, orderBy: byChange }),
    notes: rows$(records, 'notes', { ...query, orderBy: byChange }),
    files: rows$(records, 'files', {
      ...query,
      // Pictures of people and companies are files too, and no attachments.
      where: {
        op: 'and',
        of: [
          { op: 'eq', field: 'status', value: 'ready' },
          { op: 'neq', field: 'subject', value: null },
        ],
      },
      orderBy: byChange,
    }),
  }
}

/** A row shows one address and one number of a person; these have it among the others. */
function reachedBy$(
  records: RecordsPort,
  query: { readonly workspaceId: Id; readonly limit: number },
  search: string,
): Observable<readonly PersonRow[]> {
  const byChange = [{ field: 'updatedAt', direction: 'desc', empty: 'last' }] as const
  return rows$(records, 'people', { ...query, search, orderBy: byChange }).pipe(
    switchMap((people) => {
      const ids = people.map(({ id }) => id)
      const found$ = request$((options) => records.getMany('personRows', ids, options))
      return found$.pipe(map((rows) => ids.flatMap((id) => rows.get(id) ?? [])))
    }),
  )
}

function best$<R extends { readonly id: Id }>(
  first$: Observable<readonly R[]>,
  rest$: Observable<readonly R[]>,
  { limit }: { readonly limit: number },
): Observable<readonly R[]> {
  return combineLatest([first$, rest$]).pipe(
    map(([first, rest]) => [...first, ...rest.filter(({ id }) => first.every((row) => row.id !== id))].slice(0, limit)),
  )
}

function rows$<K extends ReadableName>(
  records: RecordsPort,
  collection: K,
  query: Query<RowOf<K>>,
): Observable<readonly RowOf<K>[]> {
  return records.watch(collection, query).pipe(map((live) => live.value.items))
}

async function opened(records: RecordsPort, recent: readonly Subject[], options: CallOptions): Promise<Found> {
  const idsOf = (collection: 'people' | 'companies' | 'deals') =>
    recent.map(readSubject).flatMap((subject) => (subject.collection === collection ? [subject.id] : []))
  const [people, companies, deals] = await Promise.all([
    records.getMany('personRows', idsOf('people'), options),
    records.getMany('companyRows', idsOf('companies'), options),
    records.getMany('dealRows', idsOf('deals'), options),
  ])
  const live = <R extends { readonly deletedAt: unknown }>(found: ReadonlyMap<Id, R>, ids: readonly Id[]) =>
    ids.flatMap((id) => {
      const row = found.get(id)
      return row === undefined || row.deletedAt !== null ? [] : [row]
    })
  return {
    people: live(people, idsOf('people')),
    companies: live(companies, idsOf('companies')),
    deals: live(deals, idsOf('deals')),
    tasks: [],
    notes: [],
    files: [],
    order: recent.map((subject) => readSubject(subject).id),
  }
}

function opened$(records: RecordsPort, recent: readonly Subject[]): Observable<Found> {
  return request$((options) => opened(records, recent, options))
}
