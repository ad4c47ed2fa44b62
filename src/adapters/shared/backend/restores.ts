import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { batchRefusal } from '../../../domain/model/records/batch-rules'
import type { AnyRecord, CollectionName, Collections, RecordOf } from '../../../domain/model/records/collections'
import type { MutationId, RecordMeta, Version } from '../../../domain/model/records/meta'
import { REFERENCES, referencesOf } from '../../../domain/model/records/references'
import type { StoredName } from '../../../domain/model/records/schemas'
import { uniqueKeyOf } from '../../../domain/model/records/uniqueness'
import type {
  RestoredRecord,
  RestoreOpening,
  Restores,
  RestoreSurvey,
} from '../../../domain/use-cases/functions/function-context'
import type { RecordChange } from '../commits/commit-entry'
import { dataOf, shapedRecord } from '../commits/shaped-record'
import type { WorkspaceState } from '../commits/workspace-state'
import { LOAD_ORDER } from '../store/load-order'
import type { Backend } from './backend'
import { restoreKey, usedKey } from './store'

/** The `Restores` of a function's handler. Used within `store.alone`. */
export class LocalRestores implements Restores {
  private readonly backend: Backend
  private readonly callerId: Id
  private readonly mutationId: MutationId
  private readonly key: string
  private entries = 0

  /** @param call its key is made of the caller and the mutationId */
  constructor(backend: Backend, call: { readonly callerId: Id; readonly mutationId: MutationId; readonly key: string }) {
    this.backend = backend
    this.callerId = call.callerId
    this.mutationId = call.mutationId
    this.key = call.key
  }

  async begin(workspaceId: Id): Promise<boolean> {
    const { store } = this.backend
    const before = await this.begun()
    if (before !== null) await this.discard(before)
    const restorer = await store.read<Id | true>(usedKey(workspaceId))
    const isUsed = restorer === null ? (await this.stateOf(workspaceId)).seq > 0 : restorer !== this.callerId
    if (isUsed) return false
    await store.write(usedKey(workspaceId), this.callerId)
    await store.write(restoreKey(this.callerId), workspaceId)
    return true
  }

  async isBegun(workspaceId: Id): Promise<boolean> {
    return (await this.begun()) === workspaceId
  }

  async write<K extends CollectionName>(collection: K, workspaceId: Id, records: readonly RestoredRecord<K>[]): Promise<void> {
    if (records.length > 0) await this.persist(workspaceId, (meta) => records.map((record) => changeOf(collection, record, meta)))
  }

  async survey(workspaceId: Id): Promise<RestoreSurvey> {
    const state = await this.stateOf(workspaceId)
    const counts = LOAD_ORDER.map((collection): [CollectionName, number] => [collection, countOf(state.all(collection))])
    let dangling = 0
    for (const collection of Object.keys(REFERENCES) as StoredName[]) {
      for (const record of state.all(collection)) {
        const named = referencesOf(collection, dataOf(record))
        dangling += named.filter((reference) => state.get(reference.collection, reference.id) === null).length
      }
    }
    return { counts: Object.fromEntries(counts.filter(([, count]) => count > 0)), dangling }
  }

  async open(workspaceId: Id, { owner, invitationId }: RestoreOpening): Promise<void> {
    const state = await this.stateOf(workspaceId)
    demandUnique(state)
    const refusal = batchRefusal(new Set(['stages', 'pipelines', 'fieldDefinitions']), (name) => liveOf(state, name))
    if (refusal !== null) throw refusal
    await this.persist(workspaceId, (meta) => [
      changeOf('members', owner, meta),
      ...(invitationId === null ? [] : [{ collection: 'invitations', id: invitationId, record: null } as const]),
    ])
    await this.backend.store.write(usedKey(workspaceId), true)
    await this.backend.store.write(restoreKey(this.callerId), null)
  }

  async discard(workspaceId: Id): Promise<void> {
    if (!(await this.isBegun(workspaceId))) return
    await this.backend.forget(workspaceId)
    await this.backend.store.write(usedKey(workspaceId), this.callerId)
    await this.backend.store.write(restoreKey(this.callerId), null)
  }

  private begun(): Promise<Id | null> {
    return this.backend.store.read<Id>(restoreKey(this.callerId))
  }

  private async stateOf(workspaceId: Id): Promise<WorkspaceState> {
    await this.backend.ready(workspaceId, 'all')
    await this.backend.catchUp(workspaceId)
    return this.backend.stateOf(workspaceId)
  }

  private async persist(workspaceId: Id, changesAt: (meta: NewMeta) => readonly RecordChange[]): Promise<void> {
    const seq = (await this.stateOf(workspaceId)).seq + 1
    const changes = changesAt({ workspaceId, version: String(seq) as Version })
    this.entries += 1
    const entry = { workspaceId, seq, mutationId: this.mutationId, changes, answers: [] }
    await this.backend.persist([entry], { key: `${this.key}/restore/${this.entries}` })
  }
}

type NewMeta = Pick<RecordMeta, 'workspaceId' | 'version'>

function changeOf<K extends CollectionName>(collection: K, record: RestoredRecord<K>, meta: NewMeta): RecordChange {
  const { id, createdAt, createdBy, updatedAt, updatedBy, deletedAt, ...data } = record
  const stamps = { id, createdAt, createdBy, updatedAt, updatedBy, deletedAt, ...meta }
  return { collection, id, record: shapedRecord(collection, data as unknown as Collections[K], stamps) }
}

function countOf(records: Iterator<unknown>): number {
  let count = 0
  while (records.next().done !== true) count += 1
  return count
}

function* liveOf<K extends CollectionName>(state: WorkspaceState, collection: K): IterableIterator<RecordOf<K>> {
  for (const record of state.all(collection)) if (record.deletedAt === null) yield record
}

/** @throws record/duplicate */
function demandUnique(state: WorkspaceState): void {
  for (const collection of LOAD_ORDER) {
    const holders = new Map<string, Id>()
    for (const record of state.all(collection) as Iterable<AnyRecord>) {
      const unique = record.deletedAt === null ? uniqueKeyOf(collection, record as RecordOf<never>) : null
      if (unique === null) continue
      const holder = holders.get(unique.key)
      if (holder !== undefined) throw portError('record/duplicate', { collection, fields: unique.fields, id: holder })
      holders.set(unique.key, record.id)
    }
  }
}
