import type { SourceKey } from '../../../domain/model/activity/activity'
import { draftRefusal } from '../../../domain/model/drafts/draft-rules'
import { portError } from '../../../domain/model/errors/port-error'
import { fileIdIn } from '../../../domain/model/files/file-path'
import type { Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { AnyRecord } from '../../../domain/model/records/collections'
import { commitProblem } from '../../../domain/model/records/commit-size'
import {
  CLIENT_VIAS,
  type ClientVia,
  type MutationId,
  mutationIdOf,
  PROGRAM_VIAS,
  type ProgramVia,
  type Version,
} from '../../../domain/model/records/meta'
import type { Mutation, Outcome } from '../../../domain/model/records/mutation'
import type { Answered } from './store'
import type { Backend } from './backend'
import type { CommitEntry } from '../commits/commit-entry'
import { prepareCommit, type CommitRequest, type Prepared } from '../commits/prepare-commit'

/* Writing with all rules of the domain, and other work not needed for the first screen: a separate chunk. */

export { listEach } from '../list-each'

export interface ClientCommit {
  readonly workspaceId: Id
  readonly userId: Id
  readonly mutations: readonly Mutation[]
  readonly mutationId: MutationId
  readonly via: ClientVia | ProgramVia
  readonly after?: MutationId | undefined
  /** The key that it comes by: what it wrote says so. Absent: a person writes. */
  readonly sourceKey?: SourceKey
  /** Nothing is written. */
  readonly isRehearsal?: boolean
}

type Outcomes = readonly Outcome<AnyRecord>[]

/** @throws access/denied, record/*, workspace/last-owner, store/full */
export async function commit(backend: Backend, request: ClientCommit): Promise<Outcomes> {
  const { workspaceId, userId, mutations, mutationId, via, after, sourceKey, isRehearsal = false } = request
  await backend.ready(workspaceId, 'all')
  return backend.store.alone(async () => {
    demandSize(mutations)
    demandVia(via, sourceKey === undefined ? CLIENT_VIAS : [...PROGRAM_VIAS, 'import'])
    await backend.catchUp(workspaceId)
    const { member, sight } = backend.readerOf(workspaceId, userId, 'commit')
    const agentMode = backend.stateOf(workspaceId).get('workspaces', workspaceId)?.agentMode ?? 'propose'
    const refusal = draftRefusal(mutations, { via, agentMode, isRehearsal })
    if (refusal !== null) throw refusal
    const key = `${userId}/${mutationId}`
    const answered = await backend.store.answered(key)
    if (answered !== null) return replayed(backend, answered)
    const isEarly = after !== undefined && (await backend.store.answered(`${userId}/${after}`)) === null
    if (isEarly) return mutations.map(() => ({ status: 'rolled-back' }))

    const author = { memberId: member.id, via }
    const writer = { member, sight }
    const prepared = prepare(backend, workspaceId, {
      writes: mutations,
      mutationId,
      writer,
      author,
      sourceKey,
    })
    if (prepared.status === 'conflict') return mutations.map((_, index) => conflictAt(prepared.conflicts, index))
    if (!isRehearsal) await persistCommit(backend, prepared.entry, key)
    return outcomesOf(prepared.entry, false)
  })
}

/** Writes without checking rights, as the backend's own jobs do. */
export async function adminWrite(backend: Backend, workspaceId: Id, mutations: readonly Mutation[]): Promise<void> {
  await backend.ready(workspaceId, 'all')
  return backend.store.alone(async () => {
    await backend.catchUp(workspaceId)
    const mutationId = mutationIdOf(backend.runtime.newId())
    const author = { memberId: null, via: 'function' } as const
    const prepared = prepare(backend, workspaceId, { writes: mutations, mutationId, writer: null, author })
    if (prepared.status === 'conflict') throw portError('internal/unexpected', { source: 'backend' })
    await persistCommit(backend, prepared.entry, `admin/${mutationId}`)
  })
}

/** Stores a commit, and deletes the files or the workspace that it purges. To be called within `store.alone`. */
export async function persistCommit(backend: Backend, entry: CommitEntry, key: string): Promise<void> {
  const paths = pathsPurged(backend, entry)
  await backend.persist([entry], { key })
  if (paths.length > 0) await backend.store.files.remove(paths)
  const isPurged = entry.changes.some(({ collection, record }) => collection === 'workspaces' && record === null)
  if (isPurged) await backend.forget(entry.workspaceId)
}

/** Prepares an entry on the current state of the workspace. To be called within `store.alone`, after `catchUp`. */
export function prepare(
  backend: Backend,
  workspaceId: Id,
  request: Omit<CommitRequest, 'at' | 'newId' | 'version'>,
): PreparedEntry {
  const { runtime } = backend
  const state = backend.stateOf(workspaceId)
  const seq = state.seq + 1
  const prepared = prepareCommit(state, {
    ...request,
    at: instantOf(runtime.now()),
    version: String(seq) as Version,
    newId: () => runtime.newId(),
  })
  return prepared.status === 'conflict' ? prepared : { status: 'ready', entry: { ...prepared.commit, seq } }
}

type PreparedEntry =
  | { readonly status: 'ready'; readonly entry: CommitEntry }
  | Extract<Prepared, { readonly status: 'conflict' }>

/** The stored files of the purged records. A record's path counts only if it ends in the record's id. */
function pathsPurged(backend: Backend, { workspaceId, changes }: CommitEntry): readonly string[] {
  const state = backend.stateOf(workspaceId)
  return changes.flatMap(({ collection, id, record }) => {
    const file = collection === 'files' && record === null ? state.get('files', id) : null
    return file !== null && fileIdIn(file.path) === id ? [`${workspaceId}/${file.path}`] : []
  })
}

function conflictAt(conflicts: ReadonlyMap<number, AnyRecord | null>, index: number): Outcome<AnyRecord> {
  const current = conflicts.get(index)
  return current === undefined ? { status: 'rolled-back' } : { status: 'conflict', current }
}

function outcomesOf({ answers, changes }: CommitEntry, isReplay: boolean): Outcomes {
  return answers.map((index) => ({ status: 'written', record: changes[index]?.record ?? null, replayed: isReplay }))
}

function replayed(backend: Backend, answered: Answered): Outcomes {
  if (answered.kind === 'commit') return outcomesOf(answered.entry, true)
  if (answered.kind === 'function') return []
  const state = backend.workspace(answered.workspaceId)
  return answered.touched.map(([collection, id]) => {
    const record = state?.get(collection, id) ?? null
    return { status: 'written', record, replayed: true }
  })
}

/** Clients may not claim a source that only the backend uses. */
function demandVia(via: string, allowed: readonly string[]): void {
  if (allowed.some((one) => one === via)) return
  throw portError('record/invalid', { fields: { via: { rule: 'choice' } } })
}

function demandSize(mutations: readonly Mutation[]): void {
  const problem = commitProblem(mutations)
  if (problem !== null) throw portError('record/invalid', { fields: { mutations: problem } })
}
