import * as v from 'valibot'
import type { FieldProblem, FieldRule } from '../../../domain/model/errors/field-problem'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { Author, MutationId, Version } from '../../../domain/model/records/meta'
import type { Mutation } from '../../../domain/model/records/mutation'
import { SCHEMAS } from '../../../domain/model/records/schemas'
import type { CommitEntry, RecordChange } from './commit-entry'
import type { WorkspaceState } from './workspace-state'

export interface CommitRequest {
  readonly mutations: readonly Mutation[]
  readonly mutationId: MutationId
  readonly author: Author
  readonly at: Instant
}

export type Prepared =
  | { readonly status: 'ready'; readonly entry: CommitEntry }
  | { readonly status: 'conflict'; readonly conflicts: ReadonlyMap<number, AnyRecord | null> }

/** Works out what a commit would do, touching nothing. */
export function prepareCommit(workspace: WorkspaceState, request: CommitRequest): Prepared {
  const seq = workspace.seq + 1
  const version = String(seq) as Version
  const changes: RecordChange[] = []
  const answers: number[] = []
  const touched = new Map<string, AnyRecord | null>()
  const conflicts = new Map<number, AnyRecord | null>()

  const current = (collection: CollectionName, id: Id): AnyRecord | null => {
    const pending = touched.get(`${collection}/${id}`)
    return pending === undefined ? workspace.get(collection, id) : pending
  }
  const put = (collection: CollectionName, id: Id, record: AnyRecord | null): void => {
    touched.set(`${collection}/${id}`, record)
    answers.push(changes.push({ collection, id, record }) - 1)
  }

  request.mutations.forEach((mutation, index) => {
    const { collection, id } = mutation
    const before = current(collection, id)
    if (mutation.kind === 'create') {
      if (before !== null) throw portError('record/duplicate', { collection, fields: ['id'], id })
      const data = validated(collection, mutation.data)
      const meta = { id, workspaceId: workspace.id, version, createdAt: request.at, createdBy: request.author }
      put(collection, id, {
        ...data,
        ...meta,
        updatedAt: request.at,
        updatedBy: request.author,
        deletedAt: null,
      } as unknown as AnyRecord)
      return
    }
    if (before === null) throw portError('record/missing', { collection, id })
    if (mutation.expect !== 'any' && mutation.expect !== before.version) {
      conflicts.set(index, before)
      return
    }
    if (mutation.kind === 'purge') {
      put(collection, id, null)
      return
    }
    const stamp = { version, updatedAt: request.at, updatedBy: request.author }
    if (mutation.kind === 'update') {
      put(collection, id, {
        ...before,
        ...validated(collection, { ...dataOf(before), ...mutation.patch }),
        ...stamp,
      } as AnyRecord)
    } else {
      put(collection, id, { ...before, ...stamp, deletedAt: mutation.kind === 'trash' ? request.at : null })
    }
  })

  if (conflicts.size > 0) return { status: 'conflict', conflicts }
  return {
    status: 'ready',
    entry: { workspaceId: workspace.id, seq, mutationId: request.mutationId, at: request.at, changes, answers },
  }
}

function dataOf(record: AnyRecord): object {
  const { id, workspaceId, version, createdAt, createdBy, updatedAt, updatedBy, deletedAt, ...data } = record
  return data
}

function validated(collection: Mutation['collection'], data: unknown): object {
  const result = v.safeParse(SCHEMAS[collection], data)
  if (result.success) return result.output
  const fields: Record<string, FieldProblem> = {}
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? ''] = { rule: issue.message as FieldRule }
  throw portError('record/invalid', { fields })
}
