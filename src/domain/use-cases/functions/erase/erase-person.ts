import { exportPath } from '../../../model/files/file-path'
import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import type { Id } from '../../../model/kernel/id'
import { tracesOf } from '../../../model/people/mentions'
import type { RecordOf } from '../../../model/records/collections'
import { readSubject, type Subject, subjectOf } from '../../../model/records/subject'
import { demandRight } from '../caller'
import type { ElevatedCommit, ElevatedRecords, FunctionContext } from '../function-context'
import { draftRedactions } from './draft-redactions'
import { importLogRedactions, timelineRedactions } from './redactions'
import { type Doomed, tracedRecords } from './traced-records'

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
  const sent = await records.find<'submissions'>('submissions', {
    workspaceId,
    where: { op: 'eq', field: 'subject', value: search.subject },
    trash: 'include',
  })
  const doomed: readonly Doomed[] = [
    ...sent.map(({ id, deletedAt }): Doomed => ({ collection: 'submissions', id, isLive: deletedAt === null })),
    ...merges.map(({ id, deletedAt }): Doomed => ({ collection: 'merges', id, isLive: deletedAt === null })),
    ...traced.doomed,
  ]
  const mentioning = [
    ...traced.mentioning,
    ...(await importLogRedactions(search, records)),
    ...(await draftRedactions(search, records)),
  ]
  await files.remove(workspaceId, traced.paths)

  const trashed = doomed.filter(({ isLive }) => isLive)
  await records.commit([...mentioning, ...trashed.map(({ collection, id }) => ({ kind: 'trash', collection, id }) as const)], by)

  const timeline = await timelineRedactions({ ...search, doomed, mentioning }, records)
  const purges = doomed.map(({ collection, id }) => ({ kind: 'purge', collection, id }) as const)
  await records.commit([...timeline, ...purges], by)
  return { erased: doomed.length, redacted: mentioning.length + timeline.length }
}

/**
 * The person, and before them whoever was merged into them and still lies in the trash: they are one. Each comes after
 * those that it stands for, so that a call that was cut off finds the rest again.
 */
async function withMerged(
  person: RecordOf<'people'>,
  records: ElevatedRecords,
  seen: ReadonlySet<Id> = new Set(),
): Promise<readonly RecordOf<'people'>[]> {
  const { workspaceId, id } = person
  const subject = subjectOf('people', id)
  const known = new Set([...seen, id])
  const all: RecordOf<'people'>[] = []
  for (const merge of await mergesAbout(subject, workspaceId, records)) {
    if (merge.kept !== subject || merge.status !== 'merged') continue
    for (const other of merge.subjects.map((one) => readSubject(one).id)) {
      if (known.has(other)) continue
      known.add(other)
      const absorbed = await records.get('people', workspaceId, other)
      if (absorbed !== null && absorbed.deletedAt !== null) all.push(...(await withMerged(absorbed, records, known)))
    }
  }
  return [...all, person]
}

/**
 * Merges that keep what the person was. One whose other record goes later in the same call goes with that.
 *
 * @param later whoever is erased after the person
 */
async function doomedMerges(
  person: RecordOf<'people'>,
  later: ReadonlySet<Subject>,
  records: ElevatedRecords,
): Promise<readonly RecordOf<'merges'>[]> {
  const merges = await mergesAbout(subjectOf('people', person.id), person.workspaceId, records)
  return merges.filter(({ undo, kept }) => undo !== null && (kept === null || !later.has(kept)))
}

function mergesAbout(subject: Subject, workspaceId: Id, records: ElevatedRecords): Promise<readonly RecordOf<'merges'>[]> {
  return records.find<'merges'>('merges', {
    workspaceId,
    where: { op: 'has', field: 'subjects', value: subject },
    trash: 'include',
  })
}
