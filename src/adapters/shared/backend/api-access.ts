import { type ApiKey, isInForce, workspaceOfKey } from '../../../domain/model/api/api-key'
import { isPortError, portError, type PortError } from '../../../domain/model/errors/port-error'
import { type Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import { LIMITS } from '../../../domain/model/records/limits'
import type { ReadableName, RowOf } from '../../../domain/model/records/collections'
import type { ApiAccess, ApiChanges, ApiSession } from '../../../domain/use-cases/api/api-session'
import type { ChangeCursor } from '../../../ports/events.port'
import { checkedAny, known } from '../checked-query'
import type { CommitEntry } from '../commits/commit-entry'
import type { Listing, Reader } from '../commits/reader'
import { untilGone } from '../until-gone'
import { demandFits } from '../files/demands'
import { LocalApiKeys } from './api-keys'
import type { Backend } from './backend'
import { FileAccess } from './file-access'
import { loadCommits } from './load-commits'
import { loadPasswords } from './load-passwords'
import { changesAfter } from './changes-after'

const MINUTE_MS = 60_000

/** What differs between the backends that share this one. */
export interface ApiReading {
  listing<K extends ReadableName>(reader: Reader, name: K): Listing<RowOf<K>>
  /** Commits that memory has let go of, in order; none where a store keeps none. */
  entriesAfter(seq: number): readonly CommitEntry[]
  /** Calls after so long, unless it was cancelled. */
  schedule(ms: number, call: () => void): () => void
}

/** Lets programs in by keys that the backend keeps beside its records. */
export class LocalApiAccess implements ApiAccess {
  private readonly backend: Backend
  private readonly reading: ApiReading
  private readonly keys: LocalApiKeys
  /** By key, the calls of the minute. */
  private readonly calls = new Map<Id, { readonly minute: number; readonly count: number }>()

  constructor(backend: Backend, reading: ApiReading) {
    this.backend = backend
    this.reading = reading
    this.keys = new LocalApiKeys(backend.store)
  }

  async open(text: string): Promise<ApiSession> {
    const workspaceId = workspaceOfKey(text)
    if (workspaceId === null) throw portError('auth/signed-out', { reason: 'none' })
    const { sha256 } = await loadPasswords()
    const hash = await sha256(text)
    const key = (await this.keys.of(workspaceId)).find((one) => one.hash === hash)
    if (key === undefined) throw over()
    await this.backend.ready(workspaceId, 'members')
    this.count(key.id)
    const holder = await this.holderOf(key)
    const at = instantOf(this.backend.runtime.now())
    await this.backend.store.alone(() => this.keys.use(key, at))
    return this.sessionOf(key, holder.member.id)
  }

  private sessionOf(key: ApiKey, memberId: Id): ApiSession {
    const { backend } = this
    const { workspaceId } = key
    const { runtime } = backend
    const sourceKey = { name: key.name, ending: key.ending }
    const listing = async <K extends ReadableName>(name: K) => {
      await backend.ready(workspaceId, name)
      return this.reading.listing(await this.holderOf(key), name)
    }
    return {
      key: { ...key, isGranted: key.grant !== null },
      workspaceId,
      memberId,
      now: () => runtime.now(),
      newId: () => runtime.newId(),
      wait: (ms, gone) => untilGone(gone, (done) => this.reading.schedule(ms, done)),
      records: {
        get: async (collection, id) => (await listing(known(collection))).get(id),
        getMany: async (collection, ids) => {
          const rows = await listing(collection)
          return new Map(ids.flatMap((id) => [rows.get(id)].flatMap((row) => (row === null ? [] : [[id, row] as const]))))
        },
        list: async (collection, query) =>
          (await listing(known(collection))).page(checkedAny(collection, query, LIMITS.pageSizeMost)),
        commit: async (mutations, options) => {
          const userId = await this.userOf(key)
          const { commit } = await loadCommits()
          return commit(backend, { ...options, workspaceId, userId, mutations, sourceKey })
        },
      },
      files: {
        read: async (file) => new FileAccess(backend, await this.userOf(key)).bytes(file),
        write: async (target, body) => {
          const access = new FileAccess(backend, await this.userOf(key))
          await access.store(target, new Blob([body], { type: demandFits(body) }), instantOf(runtime.now()))
        },
      },
      changes: async (after) => this.changes(key, after),
    }
  }

  private async changes(key: ApiKey, after: ChangeCursor | null): Promise<ApiChanges | 'gap'> {
    await this.backend.ready(key.workspaceId, 'all')
    const reader = await this.holderOf(key)
    return changesAfter(this.backend, { reader, after, older: (seq) => this.reading.entriesAfter(seq) })
  }

  private async userOf(key: ApiKey): Promise<Id> {
    const { userId } = (await this.holderOf(key)).member
    if (userId === null) throw over()
    return userId
  }

  /** Whom the key acts as, as of now. @throws auth/signed-out */
  private async holderOf({ workspaceId, id, memberId }: ApiKey): Promise<Reader> {
    const { backend } = this
    const key = (await this.keys.of(workspaceId)).find((one) => one.id === id)
    const userId = backend.workspace(workspaceId)?.get('members', memberId)?.userId ?? null
    if (key === undefined || userId === null || !isInForce(key, instantOf(backend.runtime.now()))) throw over()
    try {
      return backend.readerOf(workspaceId, userId, 'read')
    } catch (error) {
      throw isPortError(error, 'access/denied') ? over() : error
    }
  }

  /** @throws net/throttled */
  private count(id: Id): void {
    const minute = Math.floor(this.backend.runtime.now() / MINUTE_MS)
    const before = this.calls.get(id)
    const count = before?.minute === minute ? before.count + 1 : 1
    this.calls.set(id, { minute, count })
    if (count > LIMITS.apiCallsAMinute)
      throw portError('net/throttled', { retryAfterMs: (minute + 1) * MINUTE_MS - this.backend.runtime.now() })
  }
}

function over(): PortError {
  return portError('auth/signed-out', { reason: 'revoked' })
}
