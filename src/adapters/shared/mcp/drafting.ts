import { API_WRITABLE } from '../../../domain/model/api/api-collections'
import { includesScope } from '../../../domain/model/api/api-key'
import { writingOf } from '../../../domain/model/drafts/accept-draft'
import { type DraftLine, writeLines } from '../../../domain/model/drafts/draft-text'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord } from '../../../domain/model/records/collections'
import { UNITS } from '../../../domain/model/records/merge-fields'
import { mutationIdOf } from '../../../domain/model/records/meta'
import type { Mutation, Outcome } from '../../../domain/model/records/mutation'
import { draftPath } from '../../../domain/model/drafts/draft-path'
import type { ApiSession } from '../../../domain/use-cases/api/api-session'
import { type Given, mutationsOf } from '../../../domain/use-cases/api/write-records'
import { nameOfRecord } from './briefly'
import { Conflict } from './conflict'
import { sittingOf } from './sitting'

export interface Words {
  readonly title?: string | undefined
  readonly reason?: string | undefined
}

/** What became of changes that an assistant asked for. */
export type Drafted =
  | { readonly kind: 'proposed'; readonly draft: object }
  /** In the order of the changes; `null`: there was nothing to change. */
  | { readonly kind: 'written'; readonly records: readonly (AnyRecord | null)[]; readonly draftId: Id | null }

/**
 * Writes them, or proposes them, as the workspace has chosen. What is refused is refused now, either way.
 *
 * @throws Conflict, access/denied, record/*
 */
export async function draft(given: readonly Given[], words: Words, session: ApiSession): Promise<Drafted> {
  const drafting = await begun(given, session)
  return drafting.mode === 'act' ? act(drafting, words, session) : propose(drafting, words, session)
}

/** Proposes them, whatever the workspace has chosen. @throws as `draft` */
export async function onlyPropose(given: readonly Given[], words: Words, session: ApiSession): Promise<Drafted> {
  return propose(await begun(given, session), words, session)
}

interface Drafting {
  readonly mode: 'propose' | 'act'
  readonly slug: string
  readonly lines: readonly DraftLine[]
  readonly current: ReadonlyMap<Id, AnyRecord>
}

async function begun(given: readonly Given[], session: ApiSession): Promise<Drafting> {
  if (!includesScope(session.key.scope, 'write')) throw portError('access/denied', { action: 'write' })
  const mutations = await mutationsOf(given, session)
  const [workspace, current] = await Promise.all([
    session.records.get('workspaces', session.workspaceId),
    found(mutations, session),
  ])
  const lines = mutations.map((mutation) => lineOf(mutation, current.get(mutation.id) ?? null))
  return { mode: workspace?.agentMode === 'act' ? 'act' : 'propose', slug: workspace?.slug ?? '', lines, current }
}

/** The records that these change, as they are now; those of other workspaces are not there. */
export async function found(mutations: readonly Pick<Mutation, 'kind' | 'collection' | 'id'>[], session: ApiSession) {
  const asked = API_WRITABLE.map(async (collection): Promise<ReadonlyMap<Id, AnyRecord>> => {
    const ids = mutations.filter((each) => each.collection === collection && each.kind !== 'create').map(({ id }) => id)
    return ids.length === 0 ? new Map() : session.records.getMany(collection, [...new Set(ids)])
  })
  const records = (await Promise.all(asked)).flatMap((byId) => [...byId.values()])
  return new Map<Id, AnyRecord>(
    records.flatMap((record) => (record.workspaceId === session.workspaceId ? [[record.id, record]] : [])),
  )
}

/** @throws Conflict: it is not as the assistant has read it */
function lineOf(mutation: Mutation, record: AnyRecord | null): DraftLine {
  const line = mutation as DraftLine['mutation']
  if (line.kind === 'create' || record === null) return { mutation: line, seen: null, name: null }
  if (line.expect !== 'any' && line.expect !== record.version) throw new Conflict({ current: record })
  const fields = line.kind === 'update' ? Object.keys(line.patch) : []
  const units = UNITS.filter((unit) => unit.some((field) => fields.includes(field))).flat()
  const seen = Object.fromEntries([...fields, ...units].map((field) => [field, Reflect.get(record, field) ?? null]))
  return {
    mutation: { ...line, expect: record.version },
    seen: line.kind === 'update' ? seen : null,
    name: nameOfRecord(line.collection, record),
  }
}

async function propose({ lines, slug }: Drafting, { title, reason }: Words, session: ApiSession): Promise<Drafted> {
  const mutations = lines.map(({ mutation }) => mutation)
  written(await session.records.commit(mutations, { ...fresh(session), isRehearsal: true }))
  const id = session.newId()
  const data = {
    status: 'open',
    title: title ?? null,
    reason: reason ?? null,
    lines: writeLines(lines),
    keyId: session.key.id,
  } as const
  written(await session.records.commit([{ kind: 'create', collection: 'drafts', id, data }], fresh(session)))
  return { kind: 'proposed', draft: { draft: id, status: 'open', changes: lines.length, path: draftPath(slug, id), says: WAITS } }
}

const WAITS =
  'Nothing is written yet: the changes wait in the Inbox of the app for a person to accept or reject them. Say so, and name the path. `proposals` says what became of them.'

async function act({ lines, current }: Drafting, { title, reason }: Words, session: ApiSession): Promise<Drafted> {
  const all = new Set(lines.keys())
  const { mutations, log } = writingOf(lines, { current, accepted: all, via: 'agent' })
  const asIs = lines.map(({ mutation }) => current.get(mutation.id) ?? null)
  if (mutations.length === 0) return { kind: 'written', records: asIs, draftId: null }
  const id = session.newId()
  const sittingId = (await sittingOf(session)) ?? id
  const data = {
    status: 'acted',
    title: title ?? null,
    reason: reason ?? null,
    lines: writeLines(lines),
    log,
    keyId: session.key.id,
    sittingId,
  } as const
  const records = written(
    await session.records.commit([...mutations, { kind: 'create', collection: 'drafts', id, data }], fresh(session)),
  )
  const byId = new Map(mutations.map((mutation, at) => [mutation.id, records[at] ?? null]))
  return { kind: 'written', records: lines.map(({ mutation }, at) => byId.get(mutation.id) ?? asIs[at] ?? null), draftId: id }
}

export function fresh(session: ApiSession) {
  return { mutationId: mutationIdOf(session.newId()), via: 'agent' } as const
}

/** @throws Conflict */
export function written(outcomes: readonly Outcome<AnyRecord>[]): readonly (AnyRecord | null)[] {
  return outcomes.map((outcome) => {
    if (outcome.status === 'written') return outcome.record
    const conflict = outcomes.find((each) => each.status === 'conflict')
    throw new Conflict({ current: conflict?.current ?? null })
  })
}
