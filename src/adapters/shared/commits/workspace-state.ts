import type { Id } from '../../../domain/model/kernel/id'
import type { AnyCondition } from '../../../domain/model/query/ast'
import type { AnyRecord, CollectionName, RecordOf } from '../../../domain/model/records/collections'
import { RowStores, type Rows } from '../engine/row-stores'
import type { CommitEntry, InvitationToken, Tombstone } from './commit-entry'

/** Log entries a workspace keeps for clients that were away; an older cursor gets a gap. */
const LOG_ENTRIES = 500

/** A commit that was applied here. */
export interface AppliedEntry extends CommitEntry {
  /** For each of `changes`, the previous record; `null` if the commit was loaded from the store. */
  readonly before: readonly (AnyRecord | null)[] | null
}

/** The records of one workspace and its latest commits. */
export class WorkspaceState {
  readonly id: Id
  readonly rows: Rows = new RowStores()
  readonly log: AppliedEntry[] = []
  /** Invitation ids by token hash. */
  readonly tokens = new Map<string, Id>()
  /** As `RecordSource` has it; people are also named by their e-mail addresses. */
  about?<K extends CollectionName>(collection: K, names: ReadonlySet<string>): Iterable<RecordOf<K>>
  /** Of these, all that meet the condition, and maybe others. Absent: `all` is all there is. */
  matching?<K extends CollectionName>(collection: K, condition: AnyCondition): Iterable<RecordOf<K>>
  /** One for every purged record. */
  readonly tombstones = new Set<Tombstone>()
  private lastSeq = 0

  constructor(id: Id) {
    this.id = id
  }

  /** The number of the last applied commit. */
  get seq(): number {
    return this.lastSeq
  }

  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null {
    return this.rows.of(collection).get(id)
  }

  /** All records, trashed ones included. */
  all<K extends CollectionName>(collection: K): IterableIterator<RecordOf<K>> {
    return this.rows.of(collection).all()
  }

  wasPurged(collection: CollectionName, id: Id): boolean {
    return this.tombstones.has(`${collection}/${id}`)
  }

  apply(entry: CommitEntry): AppliedEntry {
    const before = this.write(entry)
    this.bury(entry)
    for (const token of entry.tokens ?? []) this.replaceToken(token)
    this.lastSeq = entry.seq
    const applied = { ...entry, before }
    this.log.push(applied)
    if (this.log.length > LOG_ENTRIES) this.log.splice(0, this.log.length - LOG_ENTRIES)
    return applied
  }

  /** Continues after commits whose rows are already loaded. */
  resume(seq: number, tail: readonly CommitEntry[]): void {
    this.lastSeq = seq
    this.log.push(...tail.slice(-LOG_ENTRIES).map((entry) => ({ ...entry, before: null })))
  }

  bury({ changes }: Pick<CommitEntry, 'changes'>): void {
    for (const { collection, id, record } of changes) if (record === null) this.tombstones.add(`${collection}/${id}`)
  }

  /** @returns for each change, the previous record */
  protected write({ changes }: CommitEntry): readonly (AnyRecord | null)[] {
    const before = changes.map(({ collection, id }) => this.get(collection, id))
    this.rows.apply(changes)
    return before
  }

  replaceToken({ invitationId, tokenHash }: InvitationToken): void {
    for (const [hash, id] of this.tokens) if (id === invitationId) this.tokens.delete(hash)
    this.tokens.set(tokenHash, invitationId)
  }
}

/** The records of one workspace that a commit is prepared on. */
export interface RecordSource {
  readonly id: Id
  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null
  /** All records, trashed ones included. */
  all<K extends CollectionName>(collection: K): Iterable<RecordOf<K>>
  /** Of these, all that are or name one of `ids`, and maybe others. Absent: `all` is all there is. */
  about?<K extends CollectionName>(collection: K, ids: ReadonlySet<Id>): Iterable<RecordOf<K>>
  /** Whether a record of this id was purged. An id is used only once. */
  wasPurged(collection: CollectionName, id: Id): boolean
}
