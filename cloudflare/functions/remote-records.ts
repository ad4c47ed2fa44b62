import type { Id } from '../../src/domain/model/kernel/id'
import type { AnyCondition } from '../../src/domain/model/query/ast'
import type { CollectionName, RecordOf } from '../../src/domain/model/records/collections'
import type { MutationId } from '../../src/domain/model/records/meta'
import type { ElevatedCommit, ElevatedWrite } from '../../src/domain/use-cases/functions/function-context'
import { accountsOf, type Env } from '../env'
import type { FoundPage } from './elevated-protocol'
import { elevated } from './remote-workspace'

export interface RemoteCall {
  readonly callerId: Id
  readonly mutationId: MutationId
  /** The caller and the mutationId. */
  readonly key: string
}

interface FindQuery {
  readonly where?: AnyCondition
  readonly trash?: 'include'
}

/**
 * The `ElevatedRecords` of a handler that runs in the Worker, since it concerns all workspaces of the caller: those that the
 * directory has for them, also where they were deactivated. Nothing is found in others, which are not even woken.
 */
export class RemoteRecords {
  private readonly env: Env
  private readonly call: RemoteCall
  private commits = 0
  private own: Promise<readonly Id[]> | null = null

  constructor(env: Env, call: RemoteCall) {
    this.env = env
    this.call = call
  }

  async get<K extends CollectionName>(collection: K, workspaceId: Id, id: Id): Promise<RecordOf<K> | null> {
    if (!(await this.workspaces()).includes(workspaceId)) return null
    return (await elevated(this.env, workspaceId, 'get', { collection, id })) as unknown as RecordOf<K> | null
  }

  async find<K extends CollectionName>(
    collection: K,
    { workspaceId, ...query }: FindQuery & { readonly workspaceId: Id | null },
  ): Promise<readonly RecordOf<K>[]> {
    const found: RecordOf<K>[] = []
    for (const id of await this.workspaces()) {
      if (workspaceId !== null && id !== workspaceId) continue
      for await (const page of this.pagesOf<K>(collection, id, query)) found.push(...page)
    }
    return found.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }

  async *pages<K extends CollectionName>(collection: K, workspaceId: Id): AsyncIterable<readonly RecordOf<K>[]> {
    if ((await this.workspaces()).includes(workspaceId)) yield* this.pagesOf<K>(collection, workspaceId, { trash: 'include' })
  }

  async peopleWithEmails(workspaceId: Id, addresses: readonly string[]): Promise<readonly RecordOf<'people'>[]> {
    const people = await this.find('people', { workspaceId })
    return people.filter(({ emails }) => emails.some(({ value }) => addresses.includes(value)))
  }

  /** Whoever has a token of one calls where the invitation is. */
  async invitationByTokenHash(): Promise<null> {
    return null
  }

  async commit(writes: readonly ElevatedWrite[], options: ElevatedCommit): Promise<void> {
    const { mutationId, key } = this.call
    const commits = this.commits
    this.commits += 1
    if (writes.length > 0) await elevated(this.env, options.workspaceId, 'commit', { writes, options, mutationId, key, commits })
  }

  private async *pagesOf<K extends CollectionName>(
    collection: K,
    workspaceId: Id,
    query: FindQuery,
  ): AsyncIterable<readonly RecordOf<K>[]> {
    for (let after: Id | null = null, isOver = false; !isOver;) {
      const { records, next }: FoundPage = await elevated(this.env, workspaceId, 'find', { collection, ...query, after })
      yield records as unknown as readonly RecordOf<K>[]
      after = next
      isOver = next === null
    }
  }

  private workspaces(): Promise<readonly Id[]> {
    this.own ??= accountsOf(this.env).workspacesOf(this.call.callerId, 'all')
    return this.own
  }
}
