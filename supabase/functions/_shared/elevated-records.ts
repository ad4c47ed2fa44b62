import { recordOf, rowOf, selectOf, type DatabaseRow } from '../../../src/adapters/supabase/records/codec'
import { snakeCase } from '../../../src/adapters/supabase/records/columns'
import type { Id } from '../../../src/domain/model/kernel/id'
import { chunkMutationId } from '../../../src/domain/model/imports/writing/mutations'
import type { AnyCondition } from '../../../src/domain/model/query/ast'
import { evaluate } from '../../../src/domain/model/query/run-query'
import type { CollectionName, RecordOf } from '../../../src/domain/model/records/collections'
import { type MutationId, mutationIdOf } from '../../../src/domain/model/records/meta'
import type { ElevatedCommit, ElevatedWrite } from '../../../src/domain/use-cases/functions/function-context'
import type { Database } from './database'
import { narrowing } from './narrowing'

const PAGE_ROWS = 500

/** The `ElevatedRecords` of a handler, over the service role. */
export class DatabaseElevatedRecords {
  private readonly database: Database
  private readonly mutationId: MutationId
  private commits = 0

  constructor(database: Database, mutationId: MutationId) {
    this.database = database
    this.mutationId = mutationId
  }

  async get<K extends CollectionName>(collection: K, workspaceId: Id, id: Id): Promise<RecordOf<K> | null> {
    const filters: [string, string][] = [
      ['workspace_id', `eq.${workspaceId}`],
      ['id', `eq.${id}`],
    ]
    for await (const [record] of this.select(collection, filters)) if (record !== undefined) return record
    return null
  }

  async find<K extends CollectionName>(
    collection: K,
    { workspaceId, where, trash }: { readonly workspaceId: Id | null; readonly where?: AnyCondition; readonly trash?: 'include' },
  ): Promise<readonly RecordOf<K>[]> {
    const filters: [string, string][] = trash === 'include' ? [] : [['deleted_at', 'is.null']]
    if (workspaceId !== null) filters.push(['workspace_id', `eq.${workspaceId}`])
    const narrowed = where === undefined ? [] : narrowing(collection, where)
    if (narrowed === null) return []
    filters.push(...narrowed)
    const found: RecordOf<K>[] = []
    for await (const records of this.select(collection, filters)) {
      // The database narrows; what a condition means, the domain says.
      found.push(...records.filter((record) => where === undefined || evaluate(where, record)))
    }
    return found
  }

  pages<K extends CollectionName>(collection: K, workspaceId: Id): AsyncIterable<readonly RecordOf<K>[]> {
    return this.select(collection, [['workspace_id', `eq.${workspaceId}`]])
  }

  async peopleWithEmails(workspaceId: Id, emails: readonly string[]): Promise<readonly RecordOf<'people'>[]> {
    const found: RecordOf<'people'>[] = []
    const clauses = emails.map((email) => {
      const held = JSON.stringify([{ value: email }])
      return `emails.cs."${held.replace(/["\\]/g, String.raw`\$&`)}"`
    })
    const filters: [string, string][] = [
      ['workspace_id', `eq.${workspaceId}`],
      ['deleted_at', 'is.null'],
      ['or', `(${clauses.join(',')})`],
    ]
    for await (const people of this.select('people', filters)) found.push(...people)
    return found
  }

  async lastRank(workspaceId: Id, stageId: Id): Promise<string | null> {
    const query = new URLSearchParams([
      ['workspace_id', `eq.${workspaceId}`],
      ['stage_id', `eq.${stageId}`],
      ['select', 'rank'],
      ['order', 'rank.desc'],
      ['limit', '1'],
    ])
    const [row] = await this.database.select('deals', query)
    return row === undefined ? null : String(row['rank'])
  }

  async invitationByTokenHash(tokenHash: string): Promise<RecordOf<'invitations'> | null> {
    const rows = await this.database.rpc('invitation_by_token', { token_hash: tokenHash })
    const [row] = Array.isArray(rows) ? (rows as readonly DatabaseRow[]) : []
    return row === undefined ? null : recordOf('invitations', row)
  }

  async commit(writes: readonly ElevatedWrite[], options: ElevatedCommit): Promise<void> {
    const { workspaceId, memberId, via, invitationTokens = [] } = options
    const mutationId = options.mutationId ?? this.nextMutationId()
    if (writes.length === 0) return
    await this.database.rpc('elevated_commit', {
      workspace_id: workspaceId,
      mutation_id: mutationId,
      member_id: memberId,
      via,
      mutations: writes.map(asMutation),
      tokens: invitationTokens.map(({ invitationId, tokenHash }) => ({
        invitation_id: invitationId,
        token_hash: tokenHash,
      })),
    })
  }

  private async *select<K extends CollectionName>(
    collection: K,
    filters: readonly [string, string][],
  ): AsyncIterable<readonly RecordOf<K>[]> {
    for (let after: Id | undefined; ;) {
      const query = new URLSearchParams([
        ...filters,
        ['select', selectOf(collection)],
        ['order', 'id.asc'],
        ['limit', String(PAGE_ROWS)],
      ])
      if (after !== undefined) query.append('id', `gt.${after}`)
      const records = (await this.database.select(snakeCase(collection), query)).map((row) => recordOf(collection, row))
      after = records.at(-1)?.id
      if (after !== undefined) yield records
      if (records.length < PAGE_ROWS) return
    }
  }

  /** The first commit bears the call's own key, by which its caller knows it again; further ones follow from it. */
  private nextMutationId(): MutationId {
    this.commits += 1
    const callId = this.mutationId as string as Id
    return this.commits === 1 ? mutationIdOf(callId) : chunkMutationId(callId, String(this.commits))
  }
}

function asMutation(write: ElevatedWrite): object {
  const { kind, id } = write
  const target = { kind, collection: snakeCase(write.collection), id }
  if ('data' in write) return { ...target, data: rowOf(write.data) }
  return { ...target, ...('patch' in write ? { patch: rowOf(write.patch) } : {}), expect: 'any' }
}
