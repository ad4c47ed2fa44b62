import { portError, type PortError } from '../errors/port-error'
import type { Id } from '../kernel/id'
import type { LiveRecords } from '../records/batch-rules'
import type { CollectionName } from '../records/collections'
import { readSubject, subjectOf, type Subject } from '../records/subject'
import type { Merge } from './merge'

/**
 * A merge must be complete, including records that its author cannot read: absorbed records are in the trash, the kept one is
 * live, and no live record names an absorbed one. Checked at the end of a batch that makes merges.
 *
 * @returns record/invalid, or record/in-use that names where something is left
 */
export function mergeRefusal(merges: Iterable<Merge>, live: LiveRecords): PortError | null {
  for (const merge of merges) {
    if (merge.status !== 'merged') continue
    const refusal = refusalOf(merge, live)
    if (refusal !== null) return refusal
  }
  return null
}

function refusalOf({ collection, subjects, kept }: Merge, live: LiveRecords): PortError | null {
  if (subjects.some((subject) => readSubject(subject).collection !== collection)) return invalid('subjects', 'choice')
  const gone = subjects.filter((subject) => subject !== kept)
  if (!areMerged(live(collection), { kept, gone: idsOf(gone) })) return invalid('kept', 'not-allowed-now')
  const usedBy = firstNaming(new Set(gone), live)
  return usedBy === null ? null : portError('record/in-use', { collection, usedBy })
}

function areMerged(
  records: Iterable<{ readonly id: Id }>,
  { kept, gone }: { readonly kept: Subject | null; readonly gone: ReadonlySet<Id> },
): boolean {
  const keptId = kept === null ? null : readSubject(kept).id
  let isKeptThere = false
  for (const { id } of records) {
    if (gone.has(id)) return false
    if (id === keptId) isKeptThere = true
  }
  return isKeptThere || keptId === null
}

function firstNaming(gone: ReadonlySet<Subject>, live: LiveRecords): CollectionName | null {
  if (gone.size === 0) return null
  const isGone = (collection: 'people' | 'companies', id: Id | null) => id !== null && gone.has(subjectOf(collection, id))
  for (const { companyId } of live('people')) if (isGone('companies', companyId)) return 'people'
  for (const { companyId, people } of live('deals')) {
    if (isGone('companies', companyId) || people.some(({ personId }) => isGone('people', personId))) return 'deals'
  }
  for (const { subjects } of live('tasks')) if (subjects.some((subject) => gone.has(subject))) return 'tasks'
  for (const { subjects } of live('notes')) if (subjects.some((subject) => gone.has(subject))) return 'notes'
  for (const { subject } of live('files')) if (subject !== null && gone.has(subject)) return 'files'
  for (const { subject } of live('submissions')) if (subject !== null && gone.has(subject)) return 'submissions'
  return null
}

function idsOf(subjects: readonly Subject[]): ReadonlySet<Id> {
  return new Set(subjects.map((subject) => readSubject(subject).id))
}

function invalid(field: 'subjects' | 'kept', rule: 'choice' | 'not-allowed-now'): PortError {
  return portError('record/invalid', { fields: { [field]: { rule } } })
}
