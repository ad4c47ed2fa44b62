import type { Sql } from 'postgres'
import { dataOf } from '../../../src/adapters/shared/commits/shaped-record'
import { prepareCommit } from '../../../src/adapters/shared/commits/prepare-commit'
import type { Write, Writer } from '../../../src/adapters/shared/commits/mutate'
import { WorkspaceState } from '../../../src/adapters/shared/commits/workspace-state'
import { recordOf, rowOf, selectOf, type DatabaseRow } from '../../../src/adapters/supabase/records/codec'
import { snakeCase } from '../../../src/adapters/supabase/records/columns'
import { readable } from '../../../src/domain/model/access/visibility'
import { isPortError, portError } from '../../../src/domain/model/errors/port-error'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Instant } from '../../../src/domain/model/kernel/instant'
import type { AnyRecord, CollectionName } from '../../../src/domain/model/records/collections'
import { type MutationId, mutationIdOf, type Version, type Via } from '../../../src/domain/model/records/meta'
import { SCHEMAS, type StoredName, validateRecord } from '../../../src/domain/model/records/schemas'
import { testId } from '../../support/test-ids'
import { commitAs, setTime, type Caller } from './call-as'

export type Answer =
  | { readonly kind: 'answered'; readonly outcomes: readonly unknown[] }
  | { readonly kind: 'refused'; readonly code: string; readonly details: unknown }

export interface Both<T> {
  readonly domain: T
  readonly database: T
}

export interface Attempt {
  /** `null`: the backend itself. */
  readonly memberId: Id | null
  readonly via: Via
  readonly writes: readonly Write[]
}

/** One workspace twice: as the domain's own code keeps it, and in the database. */
export class Twins {
  readonly workspaceId: Id
  private readonly state: WorkspaceState
  private readonly sql: Sql
  private readonly callers: ReadonlyMap<Id, Caller>
  private commits = 0

  constructor(sql: Sql, workspaceId: Id, callers: ReadonlyMap<Id, Caller>) {
    this.sql = sql
    this.workspaceId = workspaceId
    this.state = new WorkspaceState(workspaceId)
    this.callers = callers
  }

  /** A workspace that was purged is gone with all that was in it; what is left of it is nobody's to compare. */
  get isGone(): boolean {
    return this.state.get('workspaces', this.workspaceId) === null
  }

  versionOf(collection: CollectionName, id: Id): string | null {
    return this.state.get(collection, id)?.version ?? null
  }

  /** Both do it; each says what it answers. */
  async commit(attempt: Attempt): Promise<Both<Answer>> {
    this.commits += 1
    const at = new Date(Date.UTC(2026, 10, 21) + this.commits * 60_001).toISOString() as Instant
    await setTime(this.sql, at)
    const before = this.recordsNamed(attempt.writes)
    const mutationId = mutationIdOf(testId(`${this.workspaceId}/${this.commits}`))
    const database = await this.inDatabase(attempt, { mutationId, before })
    return { domain: this.inDomain(attempt, { mutationId, at }), database }
  }

  /** Every record of both, without the ids of activities and notifications, which each makes up. */
  async records(): Promise<Both<object>> {
    const collections: readonly CollectionName[] = [...(Object.keys(SCHEMAS) as StoredName[]), 'activities']
    const domain = collections.map((name) => [name, sorted([...this.state.all(name)], name)] as const)
    const database: (readonly [string, readonly object[]])[] = []
    for (const name of collections) database.push([name, sorted(await this.rowsOf(name), name)])
    return { domain: Object.fromEntries(domain), database: Object.fromEntries(database) }
  }

  private inDomain({ memberId, via, writes }: Attempt, { mutationId, at }: { mutationId: MutationId; at: Instant }): Answer {
    const newId = () => testId(`activity ${Math.random()}`)
    try {
      const author = { memberId, via }
      const writer = memberId === null ? null : this.writerOf(memberId)
      const seq = this.state.seq + 1
      const version = String(seq) as Version
      const prepared = prepareCommit(this.state, { writes, mutationId, writer, author, at, version, newId })
      if (prepared.status === 'conflict') {
        const outcomes = writes.map((_, place) => {
          const current = prepared.conflicts.get(place)
          return current === undefined ? { status: 'rolled-back' } : { status: 'conflict', current }
        })
        return { kind: 'answered', outcomes }
      }
      this.state.apply({ ...prepared.commit, seq })
      const { answers, changes } = prepared.commit
      return {
        kind: 'answered',
        outcomes: answers.map((place) => ({ status: 'written', record: changes[place]?.record ?? null })),
      }
    } catch (error) {
      if (!isPortError(error)) throw error
      return { kind: 'refused', code: error.code, details: error.details }
    }
  }

  private writerOf(memberId: Id): Writer {
    const [member, workspace] = [this.state.get('members', memberId), this.state.get('workspaces', this.workspaceId)]
    const isActive = member?.status === 'active' && member.deletedAt === null
    if (!isActive || workspace === null) throw portError('access/denied', { action: 'commit' })
    return { member, sight: readable(member, workspace, (id) => this.state.get('deals', id)?.ownerId) }
  }

  private async inDatabase(
    { memberId, via, writes }: Attempt,
    { mutationId, before }: { readonly mutationId: MutationId; readonly before: ReadonlyMap<string, object> },
  ): Promise<Answer> {
    const caller = memberId === null ? 'service_role' : this.callers.get(memberId)
    if (caller === undefined) throw new Error('nobody')
    try {
      const asked = { workspaceId: this.workspaceId, mutationId, via, mutations: writes.map(asMutation) }
      const answer = (await commitAs(this.sql, caller, asked)) as { readonly outcomes: readonly DatabaseRow[] }
      return { kind: 'answered', outcomes: answer.outcomes.map((outcome, place) => asOutcome(writes[place], outcome)) }
    } catch (error) {
      return refusalOf(error, writes, before)
    }
  }

  private recordsNamed(writes: readonly Write[]): ReadonlyMap<string, object> {
    return new Map(
      writes.flatMap(({ collection, id }) => {
        const record = this.state.get(collection, id)
        return record === null ? [] : [[`${collection}/${id}`, record]]
      }),
    )
  }

  private async rowsOf(name: CollectionName): Promise<readonly AnyRecord[]> {
    const rows = await this.sql.unsafe(
      `select to_jsonb(t) as row from (select ${selectOf(name).replace(/\b(default|group)\b/g, '"$1"')} from public.${snakeCase(name)}
         where workspace_id = $1) t`,
      [this.workspaceId],
    )
    return rows.map(({ row }) => asRecord(name, row as DatabaseRow))
  }
}

function asMutation(write: Write): object {
  const { collection, ...rest } = write
  const { data, patch } = { data: undefined, patch: undefined, ...rest } as {
    readonly data: object | undefined
    readonly patch: object | undefined
  }
  return {
    ...rest,
    collection: snakeCase(collection),
    ...(data === undefined ? {} : { data: rowOf(data) }),
    ...(patch === undefined ? {} : { patch: rowOf(patch) }),
  }
}

function asOutcome(write: Write | undefined, { status, record, current }: DatabaseRow): object {
  if (write === undefined) throw new Error('more outcomes than mutations')
  const read = (row: unknown) => (row === null ? null : asRecord(write.collection, row as DatabaseRow))
  if (status === 'written') return { status, record: read(record) }
  return status === 'conflict' ? { status, current: read(current) } : { status }
}

/** With the version as the memory set counts it. */
function asRecord(collection: CollectionName, row: DatabaseRow): AnyRecord {
  return { ...recordOf(collection, row), version: String(row['version']) } as AnyRecord
}

/** As the records adapter explains it: what is wrong with a value is said by the domain's own validation. */
function refusalOf(error: unknown, writes: readonly Write[], before: ReadonlyMap<string, object>): Answer {
  const { code, message, detail } = error as { readonly code?: string; readonly message: string; readonly detail?: string }
  if (code?.startsWith('PT') !== true || detail === undefined) throw error
  const details = JSON.parse(detail) as Readonly<Record<string, unknown>>
  if (message !== 'record/invalid') return { kind: 'refused', code: message, details }
  const { index, ...rest } = details
  if (typeof index !== 'number') return { kind: 'refused', code: message, details }
  const problems = problemsOf(writes, index, before)
  return { kind: 'refused', code: message, details: problems === null ? rest : { fields: problems } }
}

function problemsOf(writes: readonly Write[], index: number, before: ReadonlyMap<string, object>): object | null {
  const asked = writes[index]
  if (asked === undefined || (asked.kind !== 'create' && asked.kind !== 'update')) return null
  const { collection, id } = asked
  let data: object = before.has(`${collection}/${id}`) ? dataOf(before.get(`${collection}/${id}`) as never) : {}
  for (const write of writes.slice(0, index + 1)) {
    if (write.collection !== collection || write.id !== id) continue
    if (write.kind === 'create') data = write.data
    else if (write.kind === 'update') data = { ...data, ...write.patch }
  }
  const valid = validateRecord(collection as StoredName, data)
  return valid.ok ? null : valid.fields
}

function sorted(records: readonly AnyRecord[], name: CollectionName): readonly object[] {
  const isMadeUp = name === 'activities' || name === 'notifications'
  const shown = isMadeUp ? records.map((record) => ({ ...record, id: 'made up' })) : records
  return shown
    .map((record) => [JSON.stringify(canonical(record)), record] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, record]) => record)
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, entry]) => [key, canonical(entry)]),
  )
}
