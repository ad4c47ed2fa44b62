import { map, of, switchMap, type Observable } from 'rxjs'
import type { RecordOf } from '../../../domain/model/records/collections'
import { queryOf } from '../../../domain/model/records/check-query'
import { readSubject, subjectOf, type Subject } from '../../../domain/model/records/subject'
import type { AnyQuery } from '../../../domain/model/query/ast'
import type { RecordsPort } from '../../../ports/records.port'
import { PageTail } from '../../table/page-tail'
import type { CallOptions } from '../../../ports/call-options'
import { request$ } from '../../app/request'

export interface FilesState {
  readonly rows: readonly FileRow[]
  /** All that fit. */
  readonly total: number
}

/** A file as the library lists it. */
export interface FileRow extends Pick<RecordOf<'files'>, 'id'> {
  readonly file: RecordOf<'files'>
  /** What the record it is about is called; null for none, and for one that is gone. */
  readonly aboutName: string | null
}

export interface FilesList {
  /** Cold. Follows every change; errors as `RecordsPort.watch` does. */
  readonly state$: Observable<FilesState>
  loadMore(): void
}

/** The files that fit, live, each with the name of the record it is about. */
export function filesList(records: RecordsPort, query: AnyQuery): FilesList {
  const filesQuery = queryOf('files', query)
  const tail = new PageTail<RecordOf<'files'>>()
  const names = new Map<Subject, string>()
  const state$ = records.watch('files', filesQuery).pipe(
    switchMap((live) => tail.behind(live, (after, options) => records.list('files', { ...filesQuery, after }, options))),
    switchMap(({ value }) =>
      named$(records, value.items, names).pipe(
        map((known) => ({
          rows: value.items.map((file) => ({
            id: file.id,
            file,
            aboutName: file.subject === null ? null : (known.get(file.subject) ?? null),
          })),
          total: value.total ?? value.items.length,
        })),
      ),
    ),
  )
  return { state$, loadMore: () => tail.loadMore() }
}

/** Asks for the names that are not known yet, and keeps them. */
function named$(
  records: RecordsPort,
  files: readonly RecordOf<'files'>[],
  names: Map<Subject, string>,
): Observable<ReadonlyMap<Subject, string>> {
  const missing = new Set(files.flatMap(({ subject }) => (subject === null || names.has(subject) ? [] : [subject])))
  return missing.size === 0 ? of(names) : request$((options) => learn(records, { subjects: [...missing], names }, options))
}

async function learn(
  records: RecordsPort,
  { subjects, names }: { readonly subjects: readonly Subject[]; readonly names: Map<Subject, string> },
  options: CallOptions,
): Promise<ReadonlyMap<Subject, string>> {
  const idsOf = (wanted: string) => subjects.map(readSubject).flatMap(({ collection, id }) => (collection === wanted ? [id] : []))
  const [people, companies, deals] = await Promise.all([
    records.getMany('personRows', idsOf('people'), options),
    records.getMany('companies', idsOf('companies'), options),
    records.getMany('dealRows', idsOf('deals'), options),
  ])
  for (const { id, name } of people.values()) names.set(subjectOf('people', id), name)
  for (const { id, name } of companies.values()) names.set(subjectOf('companies', id), name)
  for (const { id, title } of deals.values()) names.set(subjectOf('deals', id), title)
  return names
}
