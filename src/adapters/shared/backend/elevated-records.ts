import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyCondition } from '../../../domain/model/query/ast'
import { evaluate } from '../../../domain/model/query/run-query'
import type { CollectionName, RecordOf } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { ElevatedCommit, ElevatedWrite } from '../../../domain/use-cases/functions/function-context'
import type { Backend } from './backend'
import { persistCommit, prepare } from './commits'
import type { Write } from '../commits/mutate'

/** Few enough to be handled in a fraction of a frame. */
export const PAGE_ROWS = 100

export interface ElevatedCall {
  readonly mutationId: MutationId
  /** The caller and the mutationId. */
  readonly key: string
  /** What the call has committed so far. */
  readonly commits?: number
}

/** The `ElevatedRecords` of a function's handler. Used within `store.alone`. */
export class LocalElevatedRecords {
  protected readonly backend: Backend
  private readonly mutationId: MutationId
  private readonly key: string
  private commits: number

  constructor(backend: Backend, { mutationId, key, commits = 0 }: ElevatedCall) {
    this.backend = backend
    this.mutationId = mutationId
    this.key = key
    this.commits = commits
  }

  async get<K extends CollectionName>(collection: K, workspaceId: Id, id: Id): Promise<RecordOf<K> | null> {
    await this.backend.ready(null, 'all')
    const workspace = [...this.backend.workspaces].find((one) => one.id === workspaceId)
    return workspace?.get(collection, id) ?? null
  }

  async find<K extends CollectionName>(
    collection: K,
    query: { readonly workspaceId: Id | null; readonly where?: AnyCondition; readonly trash?: 'include' },
  ): Promise<readonly RecordOf<K>[]> {
    await this.backend.ready(null, 'all')
    const condition = query.where
    const found: RecordOf<K>[] = []
    for (const workspace of this.backend.workspaces) {
      if (query.workspaceId !== null && workspace.id !== query.workspaceId) continue
      const records = (condition && workspace.matching?.(collection, condition)) ?? workspace.all(collection)
      for (const record of records) {
        if (query.trash !== 'include' && record.deletedAt !== null) continue
        if (condition === undefined || evaluate(condition, record)) found.push(record)
      }
    }
    return found.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }

  async *pages<K extends CollectionName>(collection: K, workspaceId: Id): AsyncIterable<readonly RecordOf<K>[]> {
    const records = await this.find(collection, { workspaceId, trash: 'include' })
    for (let at = 0; at < records.length; at += PAGE_ROWS) yield records.slice(at, at + PAGE_ROWS)
  }

  async peopleWithEmails(workspaceId: Id, addresses: readonly string[]): Promise<readonly RecordOf<'people'>[]> {
    await this.backend.ready(workspaceId, 'people')
    const wanted = new Set(addresses)
    const workspace = this.backend.workspace(workspaceId)
    if (workspace === null) return []
    const found: RecordOf<'people'>[] = []
    for (const person of workspace.about?.('people', wanted) ?? workspace.all('people'))
      if (person.deletedAt === null && person.emails.some(({ value }) => wanted.has(value))) found.push(person)
    return found.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }

  async lastRank(workspaceId: Id, stageId: Id): Promise<string | null> {
    const there = await this.find('deals', {
      workspaceId,
      where: { op: 'eq', field: 'stageId', value: stageId },
      trash: 'include',
    })
    return there.reduce<string | null>((last, { rank }) => (last === null || rank > last ? rank : last), null)
  }

  async invitationByTokenHash(tokenHash: string): Promise<RecordOf<'invitations'> | null> {
    for (const workspace of this.backend.workspaces) {
      const id = workspace.tokens.get(tokenHash)
      if (id !== undefined) return workspace.get('invitations', id)
    }
    return null
  }

  async commit(writes: readonly ElevatedWrite[], options: ElevatedCommit): Promise<void> {
    const { backend, mutationId } = this
    const { workspaceId, memberId, via, invitationTokens } = options
    if (options.mutationId === undefined) this.commits += 1
    if (writes.length === 0) return
    const place = `${this.key}/${workspaceId}/${this.commits}`
    const key = options.mutationId === undefined ? place : `backend/${workspaceId}/${options.mutationId}`
    if ((await backend.store.answered(key)) !== null) return
    await backend.ready(workspaceId, 'all')
    await backend.catchUp(workspaceId)
    const prepared = prepare(backend, workspaceId, {
      writes: writes.map(asWrite),
      mutationId: options.mutationId ?? mutationId,
      writer: null,
      author: { memberId, via },
      ...(invitationTokens === undefined ? {} : { tokens: invitationTokens }),
    })
    // Elevated writes expect any version, so none can conflict.
    if (prepared.status === 'conflict') throw portError('internal/unexpected', { source: 'backend' })
    await persistCommit(backend, prepared.entry, key)
  }
}

function asWrite(write: ElevatedWrite): Write {
  const { kind }: { readonly kind: string } = write
  return (kind !== 'create' ? { ...(write as object), expect: 'any' } : write) as Write
}
