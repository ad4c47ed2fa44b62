import type { Id } from '../kernel/id'

export const SUBJECT_COLLECTIONS = ['people', 'companies', 'deals'] as const
export type SubjectCollection = (typeof SUBJECT_COLLECTIONS)[number]
/** What a note, task, file or activity is about: `people/<id>`. One string, so that the query language's `has` fits. */
export type Subject = `${SubjectCollection}/${string}`

export function subjectOf(collection: SubjectCollection, id: Id): Subject {
  return `${collection}/${id}`
}

export function readSubject(subject: Subject): { readonly collection: SubjectCollection; readonly id: Id } {
  const [collection, id] = subject.split('/')
  return { collection: collection as SubjectCollection, id: id as Id }
}
