import { losesManagement } from '../../../domain/model/access/member-change'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName, RecordOf } from '../../../domain/model/records/collections'
import type { WritableName } from '../../../domain/model/records/mutation'
import { type Reference, REFERENCES, referencesOf } from '../../../domain/model/records/references'
import { followUp, isWhatFollowed, nextTaskId } from '../../../domain/model/tasks/repeat'
import type { Batch } from './batch'
import { dataOf } from './shaped-record'

/** A task written as a consequence of another write. */
export interface FollowUpWrite {
  readonly collection: 'tasks'
  readonly id: Id
  readonly kind: 'create' | 'restore' | 'trash'
  readonly before: AnyRecord | null
}

/** Carries out the consequences of a task's change; `null`: there are none. */
export function followTask(batch: Batch, before: RecordOf<'tasks'>, after: RecordOf<'tasks'>): FollowUpWrite | null {
  const id = nextTaskId(after.id)
  const found = batch.get('tasks', id)
  const timeZone = batch.get('workspaces', batch.workspace.id)?.timeZone ?? 'UTC'
  const follower =
    found === null ? null : { isTrashed: found.deletedAt !== null, isUntouched: isUntouched(found, before, timeZone) }
  const step = followUp({ before, after: dataOf<'tasks'>(after) }, follower, { now: batch.at, timeZone })
  if (step === null) return null
  if (found === null) {
    if (step.kind === 'make') batch.create('tasks', id, step.data)
    return { collection: 'tasks', id, kind: 'create', before: null }
  }
  if (step.kind === 'make') batch.replace('tasks', { ...found, deletedAt: null }, step.data)
  else batch.setTrashed('tasks', found, true)
  return { collection: 'tasks', id, kind: step.kind === 'make' ? 'restore' : 'trash', before: found }
}

function isUntouched(follower: RecordOf<'tasks'>, done: RecordOf<'tasks'>, timeZone: string): boolean {
  if (follower.version === done.version) return true
  return isWhatFollowed(dataOf<'tasks'>(follower), dataOf<'tasks'>(done), { now: done.updatedAt, timeZone })
}

/** Pauses the webhooks and rules of a member who loses the right to manage. */
export function pauseWebhooks(batch: Batch, before: RecordOf<'members'>, after: RecordOf<'members'>): void {
  if (!losesManagement(before, after)) return
  const theirs = [...batch.live('webhooks')].filter(
    ({ createdBy, status }) => createdBy.memberId === before.id && status === 'active',
  )
  for (const webhook of theirs) batch.replace('webhooks', webhook, { ...dataOf<'webhooks'>(webhook), status: 'paused' })
  const rules = [...batch.live('rules')].filter(({ createdBy, status }) => createdBy.memberId === before.id && status === 'on')
  for (const rule of rules) batch.replace('rules', rule, { ...dataOf<'rules'>(rule), status: 'paused' })
}

/** Fields that cannot be emptied: a record they refer to cannot be purged. */
const REQUIRED: ReadonlySet<string> = new Set(['stages.pipelineId', 'deals.pipelineId', 'deals.stageId'])

/**
 * Clears all references to records that the batch purges, in one pass over the collections that can have any.
 *
 * @throws record/in-use
 */
export function unlinkPurged(batch: Batch): void {
  const purged = batch.purged()
  if (purged.length === 0) return
  const gone = {
    keys: new Set(purged.map(({ collection, id }) => key(collection, id))),
    ids: new Set(purged.map(({ id }) => id)),
  }
  for (const collection of Object.keys(REFERENCES) as WritableName[]) unlinkIn(collection, batch, gone)
}

function unlinkIn(
  collection: WritableName,
  batch: Batch,
  gone: { readonly keys: ReadonlySet<string>; readonly ids: ReadonlySet<Id> },
): void {
  if (Object.keys(REFERENCES[collection]).length === 0) return
  for (const record of batch.about(collection, gone.ids)) {
    const data = dataOf(record)
    const broken = referencesOf(collection, data).filter((reference) => gone.keys.has(key(reference.collection, reference.id)))
    if (broken.length > 0) batch.replace(collection, record, without(collection, data, broken))
  }
}

function without<T extends object>(collection: WritableName, data: T, broken: readonly Reference[]): T {
  const emptied = new Map<string, unknown>(Object.entries(data))
  for (const field of new Set(broken.map(({ path }) => path.split('.')[0] ?? path))) {
    const first = broken.find(({ path }) => path.startsWith(field))
    if (REQUIRED.has(`${collection}.${field}`) && first !== undefined) {
      throw portError('record/in-use', { collection: first.collection, usedBy: collection })
    }
    const value = emptied.get(field)
    const positions = new Set(
      broken
        .map(({ path }) => path.split('.'))
        .filter(([name]) => name === field)
        .map(([, at]) => Number(at)),
    )
    emptied.set(field, Array.isArray(value) ? value.filter((_, index) => !positions.has(index)) : null)
  }
  return Object.fromEntries(emptied) as T
}

function key(collection: CollectionName, id: Id): string {
  return `${collection}/${id}`
}
