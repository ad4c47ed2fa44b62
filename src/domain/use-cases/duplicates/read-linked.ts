import type { RecordsPort } from '../../../ports/records.port'
import type { Linked } from '../../model/duplicates/merge-mutations'
import type { MergedCollection } from '../../model/duplicates/merge'
import type { Id } from '../../model/kernel/id'
import type { AnyCondition } from '../../model/query/ast'
import type { CollectionName, ReadableName, RecordOf, RowOf } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import { queryOf } from '../../model/records/check-query'
import { subjectOf } from '../../model/records/subject'
import { listPages } from '../records/list-pages'

export interface LinkedOf {
  readonly workspaceId: Id
  readonly collection: MergedCollection
  readonly ids: readonly Id[]
}

/** Every live record that names one of these and that the caller may read. */
export async function readLinked(records: RecordsPort, { workspaceId, collection, ids }: LinkedOf): Promise<Linked> {
  const subjects = ids.map((id) => subjectOf(collection, id))
  const all = async <K extends ReadableName>(name: K, where: AnyCondition): Promise<readonly RowOf<K>[]> => {
    const rows: RowOf<K>[] = []
    const query = queryOf(name, { workspaceId, where, limit: LIMITS.pageSizeMost })
    for await (const page of listPages<K>(name, query, { records })) rows.push(...page)
    return rows
  }
  const about: AnyCondition = { op: 'or', of: subjects.map((value) => ({ op: 'has', field: 'subjects', value })) }
  const works: AnyCondition = { op: 'in', field: 'companyId', values: ids }
  const takesPart: AnyCondition = { op: 'or', of: ids.map((value) => ({ op: 'has', field: 'personIds', value })) }
  const [people, deals, tasks, notes, files, submissions] = await Promise.all([
    collection === 'companies' ? all('people', works) : [],
    collection === 'companies'
      ? all('deals', works)
      : all('dealRows', takesPart).then((rows) =>
          readMany(
            records,
            'deals',
            rows.map(({ id }) => id),
          ),
        ),
    all('tasks', about),
    all('notes', about),
    all('files', { op: 'in', field: 'subject', values: subjects }),
    all('submissions', { op: 'in', field: 'subject', values: subjects }),
  ])
  return { people, deals, tasks, notes, files, submissions }
}

/** Those of the records that may be read, in requests of a page each. */
export async function readMany<K extends CollectionName>(
  records: RecordsPort,
  collection: K,
  ids: readonly Id[],
): Promise<readonly RecordOf<K>[]> {
  const found: RecordOf<K>[] = []
  for (let at = 0; at < ids.length; at += LIMITS.pageSize) {
    const some = await records.getMany(collection, ids.slice(at, at + LIMITS.pageSize))
    // Of a collection, rows are records.
    found.push(...(some.values() as Iterable<RecordOf<K>>))
  }
  return found
}
