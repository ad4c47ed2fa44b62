import { map, of, type Observable } from 'rxjs'
import { readSubject, type Subject } from '../../domain/model/records/subject'
import type { RecordsPort } from '../../ports/records.port'

/** What the record is called, live; null while it is not known, and of none. */
export function subjectName$(records: RecordsPort, subject: Subject | null): Observable<string | null> {
  if (subject === null) return of(null)
  const { collection, id } = readSubject(subject)
  switch (collection) {
    case 'people':
      return records.watchOne('personRows', id).pipe(map(({ value }) => value?.name ?? null))
    case 'companies':
      return records.watchOne('companies', id).pipe(map(({ value }) => value?.name ?? null))
    case 'deals':
      return records.watchOne('dealRows', id).pipe(map(({ value }) => value?.title ?? null))
  }
}
