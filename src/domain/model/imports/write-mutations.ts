import type { Id } from '../kernel/id'
import type { Mutation } from '../records/mutation'
import { subjectOf } from '../records/subject'
import type { RowWrite } from './plan'

/**
 * What a row writes, in an order that holds: the company and tags it needs, the person, then the person's notes.
 *
 * @param done ids of companies and tags that are there, or come earlier in the same commit; grows by those made here
 */
export function mutationsOf(write: RowWrite, done: Set<Id>): readonly Mutation[] {
  const mutations: Mutation[] = []
  for (const { id, data } of write.companies) {
    if (!done.has(id)) mutations.push({ kind: 'create', collection: 'companies', id, data })
    done.add(id)
  }
  for (const { id, name } of write.tags) {
    if (!done.has(id)) mutations.push({ kind: 'create', collection: 'tags', id, data: { name } })
    done.add(id)
  }
  const { personId: id, expect } = write
  if (expect === null) mutations.push({ kind: 'create', collection: 'people', id, data: write.incoming })
  else if (Object.keys(write.patch).length > 0)
    mutations.push({ kind: 'update', collection: 'people', id, patch: write.patch, expect })
  for (const note of write.notes) {
    const subjects = [subjectOf('people', id)]
    mutations.push({ kind: 'create', collection: 'notes', id: note.id, data: { body: note.body, subjects } })
  }
  return mutations
}
