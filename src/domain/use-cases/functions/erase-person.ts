import { exportPath } from '../../model/files/export-path'
import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import { tracesOf } from '../../model/people/mentions'
import { subjectOf } from '../../model/records/subject'
import { demandRight } from './demand-right'
import { tracedRecords } from './erase/traced-records'
import { timelineRedactions } from './erase/timeline-redactions'
import type { FunctionContext } from './function-context'

/**
 * Erases a person for good: the record; notes, tasks and files that are about nobody else; mentions of their names,
 * addresses and numbers in what remains, the timeline included. What lies in the trash and mentions them goes as well.
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

  const search = { workspaceId, person, subject: subjectOf('people', personId), traces: tracesOf(person) }
  const { doomed, mentioning, paths } = await tracedRecords(search, records)
  const members = await records.find('members', { workspaceId, trash: 'include' })
  await files.remove(workspaceId, [...paths, ...members.map(({ id }) => exportPath(id))])

  const by = { workspaceId, memberId: member.id, via: 'function' } as const
  const trashed = doomed.filter(({ isLive }) => isLive)
  await records.commit([...mentioning, ...trashed.map(({ collection, id }) => ({ kind: 'trash', collection, id }) as const)], by)

  const timeline = await timelineRedactions({ ...search, doomed, mentioning }, records)
  // The person last: as long as they are there, the call can be made again.
  const purges = doomed.map(({ collection, id }) => ({ kind: 'purge', collection, id }) as const)
  await records.commit([...timeline, ...purges], by)
  return { ok: true, value: { erased: doomed.length, redacted: mentioning.length + timeline.length } }
}
