import { LocalDeliveries } from '../../../src/adapters/shared/backend/deliveries'
import { LocalRuleTurns } from '../../../src/adapters/shared/backend/rule-turns'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { batchRefusal } from '../../../src/domain/model/records/batch-rules'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { ApiKey } from '../../../src/domain/model/api/api-key'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyRecord, CollectionName, RecordOf } from '../../../src/domain/model/records/collections'
import { evaluate } from '../../../src/domain/model/query/run-query'
import type { AnyCondition } from '../../../src/domain/model/query/ast'
import { settle } from '../../../src/domain/model/records/settle'
import { validateRecord } from '../../../src/domain/model/records/schemas'
import type { User } from '../../../src/domain/model/session/session'
import type { FunctionContext, Mail, RestoredRecord } from '../../../src/domain/use-cases/functions/function-context'
import { seededIds } from '../../../src/domain/use-cases/sample/seeded-ids'

const START = Date.UTC(2026, 10, 21, 9)

/** The smallest world a handler can run in: every write is validated and settled as a backend would. */
export class FunctionWorld {
  readonly newId = seededIds(1, START)
  readonly mails: Mail[] = []
  readonly posted: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }[] = []
  /** What webhooks answer from now on. */
  hookStatus: number | null = 200
  readonly users: User[] = []
  keys: ApiKey[] = []
  private readonly rows = new Map<Id, { readonly collection: CollectionName; readonly record: AnyRecord }>()
  private readonly tokens = new Map<Id, string>()
  private readonly values = new Map<string, unknown>()
  private readonly kept = {
    read: async <T>(key: string) => (this.values.get(key) ?? null) as T | null,
    write: async (key: string, value: unknown) => void this.values.set(key, value),
  }
  private ms = START

  user(name: string): User {
    const user = { id: this.newId(), name, email: `${name.toLowerCase()}@example.com` }
    this.users.push(user)
    return user
  }

  advance(ms: number): void {
    this.ms += ms
  }

  all<K extends CollectionName>(collection: K): RecordOf<K>[] {
    return [...this.rows.values()]
      .filter((row) => row.collection === collection)
      .map((row) => row.record as unknown as RecordOf<K>)
  }

  edit(id: Id, patch: object): void {
    const row = this.rows.get(id)!
    this.rows.set(id, { ...row, record: { ...row.record, ...patch } })
  }

  /** As it is, checked: activities are nobody's to write, and have no rule. */
  private restore(collection: CollectionName, record: RestoredRecord<CollectionName> & { readonly workspaceId: Id }): void {
    const { id, workspaceId: _w, createdAt: _ca, createdBy: _cb, updatedAt: _ua, updatedBy: _ub, deletedAt: _d, ...data } = record
    const valid = collection === 'activities' ? null : validateRecord(collection, data)
    if (valid !== null && !isDeepStrictEqual(valid, { ok: true, value: data })) {
      throw new Error(JSON.stringify([collection, data, valid]))
    }
    this.rows.set(id, { collection, record: record as unknown as AnyRecord })
  }

  as(caller: User): FunctionContext {
    const context: Omit<FunctionContext, 'deliveries' | 'ruleTurns'> = {
      caller,
      now: () => this.ms,
      newId: this.newId,
      turn: () => Promise.resolve(),
      randomBytes: (count) =>
        Uint8Array.from({ length: count }, () => (this.newId().charCodeAt(9) + this.mails.length * 31) % 256),
      sha256: async (text) => createHash('sha256').update(text).digest('hex'),
      userIdOf: async (email) => this.users.find((user) => user.email === email)?.id ?? null,
      emailOf: async (userId) => this.users.find((user) => user.id === userId)?.email ?? null,
      keyFor: async (purpose) => createHash('sha256').update(`key ${purpose}`).digest('hex'),
      apiAddress: () => 'https://backend.example/v1',
      mailDomain: 'mail.example',
      addressOf: (name, path) => `https://backend.example/${name}/${path}`,
      post: async (url, headers, body) => {
        this.posted.push({ url, headers, body })
        return this.hookStatus
      },
      sendMail: async (mail) => void this.mails.push(mail),
      files: {
        remove: async () => undefined,
        put: async () => undefined,
        keepFor: () => Promise.reject(new Error('no files in this world')),
      },
      account: { prove: async () => 'proof-wrong', remove: async () => undefined },
      apiKeys: {
        add: async (key) => void this.keys.push(key),
        of: async (workspaceId) => this.keys.filter((key) => key.workspaceId === workspaceId),
        revoke: async (_, id, at) => {
          this.keys = this.keys.map((key) => (key.id === id ? { ...key, revokedAt: at } : key))
        },
      },
      restores: {
        begin: async () => true,
        isBegun: async () => false,
        write: async (collection, workspaceId, records) => {
          for (const record of records) this.restore(collection, { ...record, workspaceId })
        },
        survey: async () => ({ counts: {}, dangling: 0 }),
        open: async (workspaceId, { owner }) => this.restore('members', { ...owner, workspaceId }),
        discard: async () => undefined,
      },
      records: {
        pages: () => {
          throw new Error('no pages in this world')
        },
        get: async (_, workspaceId, id) => {
          const record = this.rows.get(id)?.record
          return (record?.workspaceId === workspaceId ? record : null) as never
        },
        find: async (collection, { workspaceId, where }) =>
          this.all(collection).filter(
            (record) =>
              (workspaceId === null || record.workspaceId === workspaceId) &&
              (where === undefined || evaluate(where as unknown as AnyCondition, record)),
          ),
        peopleWithEmails: async (workspaceId, asked) =>
          this.all('people').filter(
            (one) => one.workspaceId === workspaceId && one.emails.some(({ value }) => asked.includes(value)),
          ),
        lastRank: async () => null,
        invitationByTokenHash: async (hash) => {
          const [id] = [...this.tokens].find(([, kept]) => kept === hash) ?? []
          return id === undefined ? null : (this.rows.get(id)!.record as RecordOf<'invitations'>)
        },
        commit: async (writes, { workspaceId, memberId, via, invitationTokens = [] }) => {
          const author = { memberId, via }
          const stage = (id: Id) => this.rows.get(id)?.record as RecordOf<'stages'> | undefined
          for (const write of writes) {
            if (write.collection === 'activities' || !('data' in write || 'patch' in write))
              throw new Error('nothing goes in this world')
            const before = (this.rows.get(write.id)?.record ?? null) as never
            const data = 'data' in write ? write.data : { ...dataOf(before), ...write.patch }
            const valid = validateRecord(write.collection, data)
            if (!valid.ok) throw new Error(JSON.stringify([write, valid.fields]))
            const settled = settle(write.collection, before, { after: valid.value, context: { now: instantOf(this.ms), stage } })
            if (!settled.ok) throw new Error(JSON.stringify([write, settled.fields]))
            const meta = { id: write.id, workspaceId, deletedAt: null, createdBy: author }
            this.rows.set(write.id, {
              collection: write.collection,
              record: { ...meta, ...settled.value } as unknown as AnyRecord,
            })
          }
          const touched = new Set(writes.map(({ collection }) => collection))
          const refusal = batchRefusal(touched, (collection) =>
            this.all(collection).filter((record) => record.workspaceId === workspaceId),
          )
          if (refusal !== null) throw refusal
          for (const { invitationId, tokenHash } of invitationTokens) this.tokens.set(invitationId, tokenHash)
        },
      },
    }
    return {
      ...context,
      deliveries: new LocalDeliveries(context.records, context.now),
      ruleTurns: new LocalRuleTurns(context.records, this.kept, context.now),
    }
  }
}

function dataOf(record: RecordOf<CollectionName>): object {
  const { id: _id, workspaceId: _workspaceId, deletedAt: _deletedAt, createdBy: _createdBy, ...data } = record
  return data
}
