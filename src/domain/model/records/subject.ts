import { isId, type Id } from '../kernel/id'

export const SUBJECT_COLLECTIONS = ['people', 'companies', 'deals'] as const
export type SubjectCollection = (typeof SUBJECT_COLLECTIONS)[number]
/** What a note, task, file or activity is about: `people/<id>`. One string, so that `has` of the query language fits. */
export type Subject = `${SubjectCollection}/${string}`

export function subjectOf(collection: SubjectCollection, id: Id): Subject {
  return `${collection}/${id}`
}

export function isSubject(value: unknown): value is Subject {
  if (typeof value !== 'string') return false
  const [collection, id, ...rest] = value.split('/')
  return rest.length === 0 && isId(id) && isSubjectCollection(collection)
}

export function isSubjectCollection(name: unknown): name is SubjectCollection {
  return SUBJECT_COLLECTIONS.some((known) => known === name)
}

export function readSubject(subject: Subject): { readonly collection: SubjectCollection; readonly id: Id } {
  const [collection, id] = subject.split('/')
  if (!isSubjectCollection(collection) || !isId(id)) throw new TypeError('Not a subject')
  return { collection, id }
}
