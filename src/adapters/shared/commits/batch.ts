import type { SourceKey } from '../../../domain/model/activity/activity'
import type { ActivityContext } from '../../../domain/model/activity/activity-of'
import type { DealContext } from '../../../domain/model/deals/transitions'
import type { Id } from '../../../domain/model/kernel/id'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { AnyRecord, CollectionName, Collections, RecordOf } from '../../../domain/model/records/collections'
import type { NotificationContext } from '../../../domain/model/notifications/notifications-of'
import type { Author, RecordMeta, Version } from '../../../domain/model/records/meta'
import type { RecordChange } from './commit-entry'
import { shapedRecord } from './shaped-record'
import type { RecordSource } from './workspace-state'

interface Stamp {
  readonly author: Author
  readonly sourceKey?: SourceKey | undefined
  readonly at: Instant
  readonly version: Version
}

/** A commit being prepared: the workspace as it would be after it. The workspace itself stays untouched. */
export class Batch {
  readonly workspace: RecordSource
  readonly author: Author
  readonly at: Instant
  /** Context for the domain's rules, shared by all writes. */
  readonly context: ActivityContext & DealContext & NotificationContext
  private readonly version: Version
  private purges = false
  private readonly pending = new Map<CollectionName, Map<Id, AnyRecord | null>>()

  constructor(workspace: RecordSource, { author, sourceKey, at, version }: Stamp) {
    this.workspace = workspace
    this.author = author
    this.at = at
    this.version = version
    this.context = {
      now: at,
      at,
      actorId: author.memberId,
      via: author.via,
      sourceKey,
      stage: (id) => this.get('stages', id) ?? undefined,
      leads: () => this.leads(),
    }
  }

  get touched(): ReadonlySet<CollectionName> {
    return new Set(this.pending.keys())
  }

  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null {
    const pending = this.pending.get(collection)?.get(id) as RecordOf<K> | null | undefined
    return pending === undefined ? this.workspace.get(collection, id) : pending
  }

  wasPurged(collection: CollectionName, id: Id): boolean {
    return this.pending.get(collection)?.get(id) === null || this.workspace.wasPurged(collection, id)
  }

  create<K extends CollectionName>(collection: K, id: Id, data: Collections[K]): void {
    const { author, at, version } = this
    const workspaceId = this.workspace.id
    const meta = { id, workspaceId, version, createdAt: at, createdBy: author, updatedAt: at, updatedBy: author, deletedAt: null }
    this.set(collection, id, shapedRecord(collection, data, meta))
  }

  replace<K extends CollectionName>(collection: K, before: RecordOf<K>, data: Collections[K]): void {
    this.set(collection, before.id, shapedRecord(collection, data, { ...metaOf(before), ...this.stamp() }))
  }

  setTrashed<K extends CollectionName>(collection: K, before: RecordOf<K>, isTrashed: boolean): void {
    this.set(collection, before.id, { ...before, ...this.stamp(), deletedAt: isTrashed ? this.at : null })
  }

  purge(collection: CollectionName, id: Id): void {
    this.purges = true
    this.set(collection, id, null)
  }

  /** All records as they would be, trashed ones included. */
  *all<K extends CollectionName>(collection: K): IterableIterator<RecordOf<K>> {
    yield* this.over(collection, this.workspace.all(collection))
  }

  /** Of the records as they would be, all that are or name one of `ids`, and maybe others. */
  *about<K extends CollectionName>(collection: K, ids: ReadonlySet<Id>): IterableIterator<RecordOf<K>> {
    yield* this.over(collection, this.workspace.about?.(collection, ids) ?? this.workspace.all(collection))
  }

  *live<K extends CollectionName>(collection: K): IterableIterator<RecordOf<K>> {
    for (const record of this.all(collection)) if (record.deletedAt === null) yield record
  }

  *liveAbout<K extends CollectionName>(collection: K, ids: ReadonlySet<Id>): IterableIterator<RecordOf<K>> {
    for (const record of this.about(collection, ids)) if (record.deletedAt === null) yield record
  }

  /** The written records, each once, as they would be. */
  *written<K extends CollectionName>(collection: K): IterableIterator<RecordOf<K>> {
    for (const record of this.pending.get(collection)?.values() ?? []) if (record !== null) yield record as unknown as RecordOf<K>
  }

  /** The records that this commit purges. */
  purged(): readonly RecordChange[] {
    return this.purges ? this.changes().filter(({ record }) => record === null) : []
  }

  changes(): readonly RecordChange[] {
    const changes: RecordChange[] = []
    for (const [collection, rows] of this.pending) rows.forEach((record, id) => changes.push({ collection, id, record }))
    return changes
  }

  private *over<K extends CollectionName>(collection: K, there: Iterable<RecordOf<K>>): IterableIterator<RecordOf<K>> {
    const pending = this.pending.get(collection)
    for (const record of there) if (pending?.has(record.id) !== true) yield record
    for (const record of pending?.values() ?? []) if (record !== null) yield record as unknown as RecordOf<K>
  }

  private leads(): readonly Id[] {
    const leads = [...this.live('members')].filter(
      ({ role, status }) => status === 'active' && (role === 'owner' || role === 'admin'),
    )
    return leads.map(({ id }) => id)
  }

  private set(collection: CollectionName, id: Id, record: AnyRecord | null): void {
    let rows = this.pending.get(collection)
    if (rows === undefined) {
      rows = new Map()
      this.pending.set(collection, rows)
    }
    rows.set(id, record)
  }

  private stamp(): Pick<RecordMeta, 'version' | 'updatedAt' | 'updatedBy'> {
    return { version: this.version, updatedAt: this.at, updatedBy: this.author }
  }
}

function metaOf({ id, workspaceId, version, createdAt, createdBy, updatedAt, updatedBy, deletedAt }: RecordMeta): RecordMeta {
  return { id, workspaceId, version, createdAt, createdBy, updatedAt, updatedBy, deletedAt }
}
