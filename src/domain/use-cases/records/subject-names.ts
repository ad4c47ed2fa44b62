import type { CallOptions } from '../../../ports/call-options'
import type { RecordsPort } from '../../../ports/records.port'
import { readSubject, type Subject, type SubjectCollection } from '../../model/records/subject'

/** What the records are called. One that is gone, or may not be read, has no name. */
export async function subjectNames(
  subjects: readonly Subject[],
  records: RecordsPort,
  options: CallOptions = {},
): Promise<ReadonlyMap<Subject, string>> {
  const read = subjects.map((subject) => ({ subject, ...readSubject(subject) }))
  const idsIn = (collection: SubjectCollection) => read.flatMap((one) => (one.collection === collection ? [one.id] : []))
  const [people, companies, deals] = await Promise.all([
    records.getMany('personRows', idsIn('people'), options),
    records.getMany('companies', idsIn('companies'), options),
    records.getMany('dealRows', idsIn('deals'), options),
  ])
  return new Map(
    read.flatMap(({ subject, collection, id }) => {
      const name =
        collection === 'people' ? people.get(id)?.name : collection === 'deals' ? deals.get(id)?.title : companies.get(id)?.name
      return name === undefined ? [] : [[subject, name] as const]
    }),
  )
}
