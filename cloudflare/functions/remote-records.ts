import type { Id } from '../../src/domain/model/kernel/id'
import type { AnyCondition } from '../../src/domain/model/query/ast'
import type { CollectionName, RecordOf } from '../../src/domain/model/records/collections'
import type { MutationId } from '../../src/domain/model/records/meta'
import type { ElevatedCommit, ElevatedWrite } from '../../src/domain/use-cases/functions/function-context'
import { accountsOf, type Env } from '../env'
import { elevated } from './remote-workspace'

/** Records of one page: what travels between objects is copied. */
const PAGE_ROWS = 500

export interface RemoteCall {
  readonly mutationId: MutationId
  readonly nextKey: () => string
  /** The workspaces that a question to all is about. */
  readonly everywhere: (collection: CollectionName, where: AnyCondition | undefined) => Promise<readonly Id[]>
}

interface FindQuery {
  readonly workspaceId: Id | null
  readonly where?: AnyCondition
  readonly trash?: 'include'
}

/** The `ElevatedRecords` of a handler that runs in the Worker: each question goes to the workspace that it is about. */
export class RemoteRecords {
  private readonly env: Env
  private readonly callOf: RemoteCall

  constructor(env: Env, call: RemoteCall) {
    this.env = env
    this.callOf = call
  }

  async get<K extends CollectionName>(collection: K, workspaceId: Id, id: Id): Promise<RecordOf<K> | null> {
    return (await elevated(this.env, workspaceId, 'get', { collection, id })) as unknown as RecordOf<K> | null
  }

  async find<K extends CollectionName>(collection: K, { workspaceId, ...query }: FindQuery): Promise<readonly RecordOf<K>[]> {
    const ids = workspaceId === null ? await this.callOf.everywhere(collection, query.where) : [workspaceId]
    const found = await Promise.all(ids.map((id) => elevated(this.env, id, 'find', { collection, ...query })))
    return found.flat() as unknown as readonly RecordOf<K>[]
  }

  async *pages<K extends CollectionName>(collection: K, workspaceId: Id): AsyncIterable<readonly RecordOf<K>[]> {
    const records = await this.find(collection, { workspaceId, trash: 'include' })
    for (let at = 0; at < records.length; at += PAGE_ROWS) yield records.slice(at, at + PAGE_ROWS)
  }

  async peopleWithEmails(workspaceId: Id, emails: readonly string[]): Promise<readonly RecordOf<'people'>[]> {
    return (await elevated(this.env, workspaceId, 'peopleWithEmails', { emails })) as readonly RecordOf<'people'>[]
  }

  async invitationByTokenHash(tokenHash: string): Promise<RecordOf<'invitations'> | null> {
    const workspaceId = await accountsOf(this.env).workspaceOfToken(tokenHash)
    if (workspaceId === null) return null
    return (await elevated(this.env, workspaceId, 'invitationByTokenHash', { tokenHash })) as RecordOf<'invitations'> | null
  }

  async commit(writes: readonly ElevatedWrite[], options: ElevatedCommit): Promise<void> {
    const { mutationId, nextKey } = this.callOf
    const key = nextKey()
    if (writes.length > 0) await elevated(this.env, options.workspaceId, 'commit', { writes, options, mutationId, key })
  }
}
