import { readable } from '../../../model/access/visibility'
import type { Id } from '../../../model/kernel/id'
import { isFor, type News } from '../../../model/push/news'
import type { PushDevice } from '../../../model/push/push-device'
import type { RecordOf } from '../../../model/records/collections'
import { readSubject, type Subject, subjectOf } from '../../../model/records/subject'
import type { FunctionContext } from '../function-context'
import { PUSH_WORDS } from './push-words'

/** What a browser is told, and shows: a title, a line, and where a click leads. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** Within the app. */
  readonly path: string
  /** What has the same tag replaces what is still shown. */
  readonly tag: string
}

export interface Addressed {
  readonly message: PushMessage
  /** What it is about: a later message about it replaces one that no browser has fetched yet. */
  readonly objectId: Id
}

interface Reader {
  readonly member: RecordOf<'members'>
  readonly workspace: RecordOf<'workspaces'>
}

/** What is shown of a title or a line. */
const MOST_CHARACTERS = 200

/** What the device is told of it, in its language; `null`: nothing, since it is not for it, or was read already. */
export async function messageOf(
  news: News,
  device: PushDevice,
  { reader, records }: { readonly reader: Reader; readonly records: FunctionContext['records'] },
): Promise<Addressed | null> {
  if (!isFor(device, news)) return null
  const words = PUSH_WORDS[device.language]
  const { workspace } = reader
  if (news.kind === 'reminder') {
    const { task } = news
    if (!(await maySee(task.subjects, 'tasks', { reader, records }))) return null
    const message = {
      title: short(words.reminder(task.title)),
      body: short(task.body ?? ''),
      path: pathOf(workspace.slug, task.subjects[0] ?? null, 'tasks'),
      tag: task.id,
    }
    return { message, objectId: task.id }
  }
  const { kind, actorId, subject, objectCollection, objectId, id } = news.notification
  const actor = actorId === null ? null : await records.get('members', device.workspaceId, actorId)
  const name = actor?.displayName ?? words.somebody
  const message = {
    title: short(kind === 'mention' ? words.mention(name) : words.assignment(name, objectCollection)),
    body: short(await titleOf(news.notification, { reader, records })),
    path: pathOf(workspace.slug, subject, objectCollection),
    tag: id,
  }
  return { message, objectId }
}

/** What it is about, as it is now, unless it is gone or kept from the reader. */
async function titleOf(
  { workspaceId, objectCollection, objectId }: RecordOf<'notifications'>,
  reading: { readonly reader: Reader; readonly records: FunctionContext['records'] },
): Promise<string> {
  if (objectCollection !== 'notes' && objectCollection !== 'tasks' && objectCollection !== 'deals') return ''
  const object = await reading.records.get(objectCollection, workspaceId, objectId)
  if (object === null || object.deletedAt !== null) return ''
  const subjects = 'subjects' in object ? object.subjects : [subjectOf('deals', objectId)]
  if (!(await maySee(subjects, objectCollection === 'deals' ? 'notes' : objectCollection, reading))) return ''
  return 'title' in object ? object.title : (object.body.split('\n', 1)[0] ?? '')
}

/** May they read what is about these records? */
async function maySee(
  subjects: readonly Subject[],
  collection: 'notes' | 'tasks',
  { reader, records }: { readonly reader: Reader; readonly records: FunctionContext['records'] },
): Promise<boolean> {
  const named = subjects.map(readSubject).filter((subject) => subject.collection === 'deals')
  const deals = await Promise.all(named.map(({ id }) => records.get('deals', reader.workspace.id, id)))
  const owners = new Map(deals.flatMap((deal) => (deal === null ? [] : [[deal.id, deal.ownerId] as const])))
  const isSeen = readable(reader.member, reader.workspace, (id) => owners.get(id))(collection)
  return isSeen === null || isSeen({ subjects } as never)
}

/** As the app's own addresses are (`ui/app/routes`). */
export function pathOf(slug: string, subject: Subject | null, about: string): string {
  const workspace = `/w/${encodeURIComponent(slug)}`
  if (subject === null) return `${workspace}/${about === 'tasks' ? 'tasks' : 'inbox'}`
  const { collection, id } = readSubject(subject)
  return `${workspace}/${collection}/${id}`
}

function short(text: string): string {
  const characters = Array.from(text)
  return characters.length <= MOST_CHARACTERS ? text : `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`
}
