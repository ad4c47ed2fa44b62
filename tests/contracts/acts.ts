import { expect } from 'vitest'
import { type ErrorCatalogue, type ErrorCode, isPortError, type PortError } from '../../src/domain/model/errors/port-error'
import type { FieldRule } from '../../src/domain/model/errors/field-problem'
import type { Company } from '../../src/domain/model/companies/company'
import type { Deal } from '../../src/domain/model/deals/deal'
import type { FileRecord } from '../../src/domain/model/files/file'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Person } from '../../src/domain/model/people/person'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { Mutation, OutcomeOf, WritableName } from '../../src/domain/model/records/mutation'
import type { FileRef } from '../../src/ports/files.port'
import type { CommitOptions } from '../../src/ports/records.port'
import type { World } from '../harness/harness'
import { newMutationId, type Actor, type Stage } from '../harness/stage'

/** What a scenario does again and again: write as somebody, and be refused. */

export function commit<const M extends readonly Mutation[]>(
  { world }: Stage,
  actor: Actor,
  mutations: M,
  options: Partial<CommitOptions> = {},
): Promise<{ readonly [I in keyof M]: OutcomeOf<M[I]> }> {
  return actor.ports.records.commit(mutations, { workspaceId: actor.workspaceId, mutationId: newMutationId(world), ...options })
}

/** Writes one thing that must succeed, and gives the record as it then stands. */
export async function write<const M extends Mutation>(
  stage: Stage,
  actor: Actor,
  mutation: M,
): Promise<RecordOf<M['collection']>> {
  const [outcome] = await commit(stage, actor, [mutation])
  if (outcome.status !== 'written' || outcome.record === null) throw new Error(`not written: ${JSON.stringify(outcome)}`)
  return outcome.record as unknown as RecordOf<M['collection']>
}

export function person(world: World, data: Partial<Person> = { firstName: 'Ada' }) {
  return { kind: 'create', collection: 'people', id: world.newId(), data } as const
}

export function company(world: World, data: Partial<Company> = { name: 'Analytical Engines' }) {
  return { kind: 'create', collection: 'companies', id: world.newId(), data } as const
}

export function tag(world: World, name: string) {
  return { kind: 'create', collection: 'tags', id: world.newId(), data: { name } } as const
}

export function note(world: World, body = 'Called, no answer') {
  return { kind: 'create', collection: 'notes', id: world.newId(), data: { body } } as const
}

/** Announces a file, as is done before its bytes are sent; it is about a person nobody asks about. */
export async function announced(stage: Stage, actor: Actor, data: Partial<FileRecord> = {}): Promise<FileRef> {
  const { world } = stage
  const id = world.newId()
  const path = `people/${world.newId()}/${id}`
  const base = { name: 'a.txt', mime: 'text/plain', sizeBytes: 1, path, status: 'uploading' } as const
  await write(stage, actor, { kind: 'create', collection: 'files', id, data: { ...base, ...data } })
  return { workspaceId: actor.workspaceId, path }
}

/** Trash, restore or purge, whatever the version. */
export function turn<const K extends WritableName>(kind: 'trash' | 'restore' | 'purge', collection: K, id: Id) {
  return { kind, collection, id, expect: 'any' } as unknown as Mutation & { readonly collection: K }
}

/** A mutation no typed client could write: what a hostile or outdated one sends. */
export function wild(mutation: object): Mutation {
  return mutation as Mutation
}

/** The pipeline a new workspace has, and what is needed to move deals through it. */
export interface Board {
  readonly pipelineId: Id
  readonly open: readonly [RecordOf<'stages'>, RecordOf<'stages'>]
  readonly won: RecordOf<'stages'>
  readonly lost: RecordOf<'stages'>
  readonly reasonId: Id
}

export async function boardOf(actor: Actor): Promise<Board> {
  const { workspaceId } = actor
  const { records } = actor.ports
  const byPosition = [{ field: 'position', direction: 'asc', empty: 'last' }] as const
  const pipelines = await records.list('pipelines', { workspaceId, where: { op: 'eq', field: 'default', value: true }, limit: 1 })
  const pipelineId = present(pipelines.items[0]).id
  const where = { op: 'eq', field: 'pipelineId', value: pipelineId } as const
  const stages = await records.list('stages', { workspaceId, where, orderBy: byPosition, limit: 50 })
  const reasons = await records.list('lostReasons', { workspaceId, orderBy: byPosition, limit: 50 })
  const [first, second] = stages.items.filter(({ kind }) => kind === 'open')
  return {
    pipelineId,
    open: [present(first), present(second)],
    won: present(stages.items.find(({ kind }) => kind === 'won')),
    lost: present(stages.items.find(({ kind }) => kind === 'lost')),
    reasonId: present(reasons.items[0]).id,
  }
}

export function deal(world: World, board: Board, data: Partial<Deal> = {}) {
  const { pipelineId, open } = board
  const base = { title: 'Ten looms', pipelineId, stageId: open[0].id, currency: 'EUR', rank: 'a0' }
  return { kind: 'create', collection: 'deals', id: world.newId(), data: { ...base, ...data } } as const
}

export function moveTo(id: Id, stageId: Id, patch: Partial<Deal> = {}) {
  return { kind: 'update', collection: 'deals', id, patch: { stageId, ...patch }, expect: 'any' } as const
}

export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('expected a value')
  return value
}

/** The error a call rejects with, which must be a PortError of this code. */
export async function refusal<C extends ErrorCode>(call: Promise<unknown>, code: C): Promise<PortError<C>> {
  const outcome: unknown = await call.then(
    (value: unknown) => ({ resolved: value }),
    (error: unknown) => error,
  )
  expectCode(outcome, code)
  return outcome as PortError<C>
}

export async function expectRefusal<C extends ErrorCode>(
  call: Promise<unknown>,
  code: C,
  details: ErrorCatalogue[C],
): Promise<void> {
  expect({ code, details: (await refusal(call, code)).details }).toEqual({ code, details })
}

/** The call is refused with exactly these rules, by field. */
export async function expectInvalid(call: Promise<unknown>, rules: Readonly<Record<string, FieldRule>>): Promise<void> {
  const { details } = await refusal(call, 'record/invalid')
  expect(Object.fromEntries(Object.entries(details.fields).map(([field, problem]) => [field, problem.rule]))).toEqual(rules)
}

export function expectCode(error: unknown, code: ErrorCode): void {
  const { details } = isPortError(error) ? error : { details: describe(error) }
  const actual = isPortError(error) ? error.code : 'no PortError'
  expect(actual === code ? { code } : { code: actual, details }).toEqual({ code })
}

function describe(value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value
}
