import { exportPath } from '../../model/files/export-path'
import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import { tracesOf } from '../../model/people/mentions'
import type { RecordOf } from '../../model/records/collections'
import { subjectOf, type Subject } from '../../model/records/subject'
import { demandRight } from './demand-right'
import { importLogRedactions } from './erase/import-logs'
import { doomedMerges, withMerged } from './erase/merged-people'
import { tracedRecords, type Doomed } from './erase/traced-records'
import { timelineRedactions } from './erase/timeline-redactions'
import type { ElevatedCommit, FunctionContext } from './function-context'

/**
 * Erases a person for good: the record; notes, tasks and files that are about nobody else; mentions of their names,
 * addresses and numbers in what remains, the timeline and what imports keep of their rows included. What lies in the trash
 * and mentions them goes as well, and whoever was merged into them.
 *
 * Exports go too: the person is in them.
 *
 * Done in steps that may each be done again, since bytes and records are not of one transaction: the bytes first (nothing
 * is forgotten that still has to go), then what others see, then for good. Whatever cuts it off, the same call again ends
 * it, and so does a new one, for the person is the last to go.
 *
 * @throws access/denied
 */
export async function erasePerson(
  { workspaceId, personId }: FunctionInput<'erase-person'>,
  context: FunctionContext,
): Promise<Answer<'erase-person'>> {
  const { records, files } = context
  const { member } = await demandRight('erase-person', workspaceId, context)
  const person = await records.get('people', workspaceId, personId)
  if (person === null) return { ok: false, refusal: 'person-unknown' }

  const members = await records.find('members', { workspaceId, trash: 'include' })
  await files.remove(
    workspaceId,
    members.map(({ id }) => exportPath(id)),
  )
  const all = await withMerged(person, records)
  let [erased, redacted] = [0, 0]
  for (const [at, one] of all.entries()) {
    const later = new Set(all.slice(at + 1).map(({ id }) => subjectOf('people', id)))
    const done = await eraseOne(one, { later, by: { workspaceId, memberId: member.id, via: 'function' } }, context)
    erased += done.erased
    redacted += done.redacted
  }
  return { ok: true, value: { erased, redacted } }
}

interface Erasing {
  /** Whoever is erased after the person in the same call. */
  readonly later: ReadonlySet<Subject>
  readonly by: ElevatedCommit
}

async function eraseOne(person: RecordOf<'people'>, { later, by }: Erasing, { records, files }: FunctionContext) {
  const { workspaceId } = by
  const search = { workspaceId, person, subject: subjectOf('people', person.id), traces: tracesOf(person) }
  const traced = await tracedRecords(search, records)
  const merges = await doomedMerges(person, later, records)
  // The person last: as long as they are there, the call can be made again.
  const doomed: readonly Doomed[] = [
    ...merges.map(({ id, deletedAt }): Doomed => ({ collection: 'merges', id, isLive: deletedAt === null })),
    ...traced.doomed,
  ]
  const mentioning = [...traced.mentioning, ...(await importLogRedactions(search, records))]
  await files.remove(workspaceId, traced.paths)

  const trashed = doomed.filter(({ isLive }) => isLive)
  await records.commit([...mentioning, ...trashed.map(({ collection, id }) => ({ kind: 'trash', collection, id }) as const)], by)

  const timeline = await timelineRedactions({ ...search, doomed, mentioning }, records)
  const purges = doomed.map(({ collection, id }) => ({ kind: 'purge', collection, id }) as const)
  await records.commit([...timeline, ...purges], by)
  return { erased: doomed.length, redacted: mentioning.length + timeline.length }
}
