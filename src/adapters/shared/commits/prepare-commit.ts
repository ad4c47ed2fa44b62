import type { SourceKey } from '../../../domain/model/activity/activity'
import { activityOf, type Written } from '../../../domain/model/activity/activity-of'
import { mergeLine, mergeStep, type MergeStep } from '../../../domain/model/activity/merge-lines'
import { notificationsOf } from '../../../domain/model/notifications/notifications-of'
import { mergeRefusal } from '../../../domain/model/duplicates/whole-merge'
import { portError, type PortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { Instant } from '../../../domain/model/kernel/instant'
import { batchRefusal } from '../../../domain/model/records/batch-rules'
import type { AnyRecord, CollectionName, RecordOf } from '../../../domain/model/records/collections'
import type { Author, MutationId, Version } from '../../../domain/model/records/meta'
import { readSubject } from '../../../domain/model/records/subject'
import { uniqueKeyOf } from '../../../domain/model/records/uniqueness'
import { Batch } from './batch'
import type { CommitEntry, InvitationToken } from './commit-entry'
import { followTask, pauseWebhooks, unlinkPurged } from './follow-up'
import { demandGranted, mutate, type Write, type Writer } from './mutate'
import type { RecordSource } from './workspace-state'

export interface CommitRequest {
  readonly writes: readonly Write[]
  readonly mutationId: MutationId
  /** `null`: the backend itself writes. */
  readonly writer: Writer | null
  readonly author: Author
  /** The key of the program that writes; absent: none. */
  readonly sourceKey?: SourceKey | undefined
  readonly at: Instant
  /** The version of every written record. */
  readonly version: Version
  readonly tokens?: readonly InvitationToken[]
  newId(): Id
}

export type Prepared =
  | { readonly status: 'ready'; readonly commit: Omit<CommitEntry, 'seq'> }
  | { readonly status: 'conflict'; readonly conflicts: ReadonlyMap<number, AnyRecord | null> }

/**
 * Computes what a commit would do without changing anything: either a commit to store and apply, or the records whose version
 * is not the expected one.
 *
 * @throws access/denied, record/*, workspace/last-owner
 */
export function prepareCommit(workspace: RecordSource, request: CommitRequest): Prepared {
  const { writer, writes } = request
  if (writer !== null) for (const write of writes) demandGranted(write, writer)
  const batch = new Batch(workspace, request)
  const conflicts = new Map<number, AnyRecord | null>()
  const merges: MergeStep[] = []
  writes.forEach((write, index) => {
    const { collection, id, kind } = write
    const before = batch.get(collection, id)
    const conflict = mutate(batch, write, writer)
    if (conflict !== null) conflicts.set(index, conflict.current)
    else if (conflicts.size === 0) {
      const step = { collection, id, kind, before }
      const written = writeActivity(batch, step, request)
      notify(batch, written, { before, newId: request.newId })
      const merge = written.collection === 'merges' ? mergeStep(written) : null
      if (merge !== null) merges.push(merge)
      if (collection === 'members') followMember(batch, step)
      const follower = followUpOf(batch, step)
      if (follower !== null) writeActivity(batch, follower, request)
    }
  })
  if (conflicts.size > 0) return { status: 'conflict', conflicts }
  for (const merge of merges) tellMerge(batch, merge)

  unlinkPurged(batch)
  demandUnique(batch)
  const refusal = batchRefusal(batch.touched, (collection) => batch.live(collection)) ?? refusalOfMerges(batch, request)
  if (refusal !== null) throw refusal
  return { status: 'ready', commit: commitOf(batch, request) }
}

/** Writes by the backend itself have had their merges checked before. */
function refusalOfMerges(batch: Batch, { writes, writer }: CommitRequest): PortError | null {
  if (writer === null) return null
  const made = writes.flatMap(({ kind, collection, id }) => {
    const merge = kind === 'create' && collection === 'merges' ? batch.get('merges', id) : null
    return merge === null ? [] : [merge]
  })
  const merged = new Set(made.flatMap(({ subjects }) => subjects.map((subject) => readSubject(subject).id)))
  return mergeRefusal(made, (collection) => batch.liveAbout(collection, merged))
}

function commitOf(batch: Batch, { writes, mutationId, tokens }: CommitRequest): Omit<CommitEntry, 'seq'> {
  const changes = batch.changes()
  const indexes = new Map<CollectionName, Map<Id, number>>()
  changes.forEach(({ collection, id }, index) => {
    const ids = indexes.get(collection)
    if (ids === undefined) indexes.set(collection, new Map([[id, index]]))
    else ids.set(id, index)
  })
  const answers = writes.map(({ collection, id }) => indexes.get(collection)?.get(id) ?? -1)
  const commit = { workspaceId: batch.workspace.id, mutationId, changes, answers }
  return tokens === undefined ? commit : { ...commit, tokens }
}

type WriteStep = Pick<Write, 'collection' | 'id' | 'kind'> & { readonly before: AnyRecord | null }

/** The write that follows from this one. */
function followUpOf(batch: Batch, { collection, id, kind, before }: WriteStep): WriteStep | null {
  if (collection !== 'tasks' || kind !== 'update') return null
  const after = batch.get('tasks', id)
  return before === null || after === null ? null : followTask(batch, before as RecordOf<'tasks'>, after)
}

function followMember(batch: Batch, { id, before }: WriteStep): void {
  const after = batch.get('members', id)
  if (before !== null && after !== null) pauseWebhooks(batch, before as RecordOf<'members'>, after)
}

/** Writes the activity of a write. */
function writeActivity(batch: Batch, { collection, id, kind, before }: WriteStep, { newId }: CommitRequest): Written {
  const written = { collection, id, kind, before, after: batch.get(collection, id) } as Written
  const activity = activityOf(written, batch.context)
  if (activity !== null) batch.create('activities', newId(), activity)
  return written
}

/** The lines of the records that went into another one, wherever in the commit they were trashed. */
function tellMerge(batch: Batch, merge: MergeStep): void {
  for (const line of batch.written('activities')) {
    const mergedLine = mergeLine(line, merge)
    if (mergedLine !== null) batch.replace('activities', line, mergedLine)
  }
}

function notify(
  batch: Batch,
  written: Written,
  { before, newId }: { readonly before: AnyRecord | null } & Pick<CommitRequest, 'newId'>,
): void {
  const makerId = before?.createdBy.memberId ?? null
  for (const notification of notificationsOf(written, makerId, batch.context)) {
    batch.create('notifications', newId(), notification)
  }
}

/** Checked after all writes, so that one commit can swap two names. */
function demandUnique(batch: Batch): void {
  for (const collection of batch.touched) {
    if (!hasKeys(batch, collection)) continue
    const holders = new Map<string, Id>()
    for (const record of batch.live(collection)) {
      const unique = keyOf(collection, record)
      if (unique === null) continue
      const holder = holders.get(unique.key)
      if (holder !== undefined) throw portError('record/duplicate', { collection, fields: unique.fields, id: holder })
      holders.set(unique.key, record.id)
    }
  }
}

function hasKeys(batch: Batch, collection: AnyCollection): boolean {
  for (const record of batch.written(collection)) if (keyOf(collection, record) !== null) return true
  return false
}

function keyOf(collection: AnyCollection, record: object): ReturnType<typeof uniqueKeyOf> {
  return uniqueKeyOf(collection, record as never)
}

type AnyCollection = Parameters<typeof uniqueKeyOf>[0]
