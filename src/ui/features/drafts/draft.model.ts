import { combineLatest, map, of, switchMap, type Observable } from 'rxjs'
import { API_WRITABLE } from '../../../domain/model/api/api-collections'
import { acceptance } from '../../../domain/model/drafts/accept-draft'
import { lineStates, type LineState, neededLines } from '../../../domain/model/drafts/draft-state'
import { type DraftLine, type DraftLog, readDraftLog, readLines } from '../../../domain/model/drafts/draft-text'
import type { LeftRecord } from '../../../domain/model/imports/writing/undo/plan-undo'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyQuery } from '../../../domain/model/query/ast'
import type { AnyRecord, CollectionName, RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import { mutationIdOf } from '../../../domain/model/records/meta'
import type { Mutation } from '../../../domain/model/records/mutation'
import { takeBack, type TakeBackRequest } from '../../../domain/use-cases/drafts/take-back'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { subjectsIn } from './line-values'

export type DraftRecord = RecordOf<'drafts'>

/** A draft, or all that was done at one go, and the records as they are now. */
export interface DraftView {
  readonly draft: DraftRecord
  /** With the others of its sitting, in their order; else itself alone. */
  readonly drafts: readonly DraftRecord[]
  /** `null`: it cannot be read. */
  readonly lines: readonly DraftLine[] | null
  readonly log: DraftLog
  readonly states: readonly LineState[]
  readonly needed: readonly (readonly number[])[]
  readonly records: ReadonlyMap<Id, AnyRecord>
}

interface Ports {
  readonly records: RecordsPort
  readonly runtime: Pick<Runtime, 'newId'>
}

/** `null`: there is none that one may see. */
export function draft$(records: RecordsPort, workspaceId: Id, id: Id): Observable<DraftView | null> {
  return records.watchOne('drafts', id).pipe(
    switchMap(({ value: draft }) => {
      if (draft === null || draft.workspaceId !== workspaceId) return of(null)
      return sitting$(records, draft).pipe(
        switchMap((drafts) => {
          const read = drafts.map(({ lines }) => readLines(lines))
          const lines = read.includes(null) ? null : read.flatMap((each) => each ?? [])
          return current$(records, workspaceId, lines ?? []).pipe(
            map((found): DraftView => {
              const states = draft.status === 'open' ? lineStates(lines ?? [], found) : []
              return { draft, drafts, lines, log: joined(drafts, read), states, needed: neededLines(lines ?? []), records: found }
            }),
          )
        }),
      )
    }),
  )
}

function sitting$(records: RecordsPort, draft: DraftRecord): Observable<readonly DraftRecord[]> {
  const { workspaceId, sittingId } = draft
  if (sittingId === null) return of([draft])
  return records
    .watch<'drafts'>('drafts', {
      workspaceId,
      where: { op: 'eq', field: 'sittingId', value: sittingId },
      orderBy: [{ field: 'createdAt', direction: 'asc', empty: 'last' }],
      limit: LIMITS.pageSize,
    })
    .pipe(map(({ value }) => (value.items.length === 0 ? [draft] : value.items)))
}

/** The places of what was written, among the lines of all. */
function joined(drafts: readonly DraftRecord[], read: readonly (readonly DraftLine[] | null)[]): DraftLog {
  const logs = drafts.map(({ log }) => readDraftLog(log))
  let before = 0
  const accepted = logs.flatMap((log, at) => {
    const places = log.accepted.map((place) => place + before)
    before += read[at]?.length ?? 0
    return places
  })
  return { via: logs[0]?.via ?? 'proposal', accepted, wrote: logs.flatMap(({ wrote }) => wrote) }
}

/** What the lines change, and the deals that they name. */
function current$(records: RecordsPort, workspaceId: Id, lines: readonly DraftLine[]): Observable<ReadonlyMap<Id, AnyRecord>> {
  const wanted = new Map<CollectionName, Set<Id>>()
  const want = (collection: CollectionName, id: Id) => wanted.set(collection, (wanted.get(collection) ?? new Set()).add(id))
  for (const line of lines) {
    want(line.mutation.collection, line.mutation.id)
    for (const { collection, id } of subjectsIn(line)) want(collection, id)
  }
  const watch = records.watch.bind(records) as unknown as AnyWatch
  const pages = API_WRITABLE.flatMap((collection) => {
    const ids = [...(wanted.get(collection) ?? [])].slice(0, LIMITS.pageSizeMost)
    if (ids.length === 0) return []
    return [
      watch(collection, {
        workspaceId,
        where: { op: 'in', field: 'id', values: ids },
        trash: 'include',
        limit: LIMITS.pageSizeMost,
      }),
    ]
  })
  if (pages.length === 0) return of(new Map())
  return combineLatest(pages).pipe(
    map((found) => new Map(found.flatMap(({ value }) => value.items.map((record): [Id, AnyRecord] => [record.id, record])))),
  )
}

/** Which conditions a collection takes is only known of one that is named; every one has an id. */
type AnyWatch = (
  collection: CollectionName,
  query: AnyQuery,
) => Observable<{ readonly value: { readonly items: readonly AnyRecord[] } }>

/** @returns `conflict`: somebody wrote meanwhile, and nothing was written. @throws as a commit does */
export async function accept(view: DraftView, chosen: ReadonlySet<number>, ports: Ports): Promise<'written' | 'conflict'> {
  const { draft, lines, records: current } = view
  return commit(draft, acceptance(draft, lines ?? [], { current, accepted: chosen, via: 'proposal' }), ports, 'proposal')
}

export async function decide(draft: DraftRecord, status: 'rejected' | 'open', ports: Ports): Promise<'written' | 'conflict'> {
  const { id, version } = draft
  return commit(draft, [{ kind: 'update', collection: 'drafts', id, patch: { status }, expect: version }], ports, 'app')
}

/** @returns what stays as it is. @throws as a commit does */
export function takeAllBack(request: TakeBackRequest, ports: Ports): Promise<readonly LeftRecord[]> {
  return takeBack(request, { ...ports, pace: () => Promise.resolve() })
}

async function commit(
  { workspaceId }: DraftRecord,
  mutations: readonly Mutation[],
  { records, runtime }: Ports,
  via: 'app' | 'proposal',
): Promise<'written' | 'conflict'> {
  const outcomes: readonly { readonly status: string }[] = await records.commit(mutations, {
    workspaceId,
    mutationId: mutationIdOf(runtime.newId()),
    via,
  })
  return outcomes.some(({ status }) => status !== 'written') ? 'conflict' : 'written'
}
