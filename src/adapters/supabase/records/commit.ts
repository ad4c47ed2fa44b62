import type { FieldProblems } from '../../../domain/model/errors/field-problem'
import { isPortError, portError, type PortError } from '../../../domain/model/errors/port-error'
import { isId } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import { commitProblem } from '../../../domain/model/records/commit-size'
import type { ClientVia, ProgramVia } from '../../../domain/model/records/meta'
import type { Mutation, Outcome } from '../../../domain/model/records/mutation'
import { SCHEMAS, type StoredName, validateFields, validateRecord } from '../../../domain/model/records/schemas'
import { isStamp } from '../../../domain/model/registry/field'
import { REGISTRY } from '../../../domain/model/registry/registry'
import type { CommitOptions } from '../../../ports/records.port'
import type { Turn } from '../../../ports/runtime.port'
import { isMutations } from '../../shared/commits/is-mutations'
import type { Database } from '../client'
import { type DatabaseRow, recordOf, rowOf, versionNumber } from './codec'
import { snakeCase } from './columns'
import { readMany } from './list-page'
import type { Touched } from '../../shared/live/dependencies'

export interface Committed {
  readonly outcomes: readonly Outcome<AnyRecord>[]
  /** Nothing, unless it was written. */
  readonly touched: Touched
}

export interface CommitCall extends Omit<CommitOptions, 'via' | 'signal'> {
  /** Some only with a program's key. */
  readonly via?: ClientVia | ProgramVia
  /** Nothing is written. */
  readonly isRehearsal?: boolean
  readonly signal: AbortSignal
  readonly turn: Turn
}

/** @throws access/denied, record/*, workspace/last-owner, store/full, auth/signed-out, net/* */
export async function commit(
  supabase: Database,
  mutations: readonly Mutation[],
  { workspaceId, mutationId, via = 'app', after, isRehearsal = false, signal, turn }: CommitCall,
): Promise<Committed> {
  if (!isId(workspaceId)) throw portError('access/denied', { action: 'commit' })
  if (!isMutations(mutations)) throw portError('record/invalid', { fields: { mutations: { rule: 'type' } } })
  const problem = commitProblem(mutations)
  if (problem !== null) throw portError('record/invalid', { fields: { mutations: problem } })
  const rows = await inTurns(mutations, turn, mutationRow)
  const behind = after === undefined ? {} : { after }
  const request = { workspace_id: workspaceId, mutation_id: mutationId, via, mutations: rows, ...behind }
  const { data, error, status } = await supabase.client.rpc(isRehearsal ? 'rehearse' : 'commit', request).abortSignal(signal)
  if (error !== null) {
    const refusal = supabase.portError('rest', error, { status, action: 'commit' })
    throw isPortError(refusal, 'record/invalid') ? await explainRefusal(supabase, refusal, { mutations, signal }) : refusal
  }
  // Something else that answers in JSON in the project's place.
  if (!isAnswer(data)) throw portError('net/unavailable', {})
  const { replayed, outcomes } = data
  return {
    outcomes: await inTurns(mutations, turn, ({ collection }, index) => outcomeOf(collection, outcomes[index], replayed)),
    touched: outcomes.some((outcome) => outcome.status === 'written') ? touchedBy(mutations) : [],
  }
}

/** Every commit writes an activity. A purge also reaches all records that referred to the purged one. */
function touchedBy(mutations: readonly Mutation[]): Touched {
  if (mutations.some(({ kind }) => kind === 'purge')) return null
  return mutations.flatMap(({ collection, id }) => [
    { collection, id },
    { collection: 'activities', id },
  ])
}

interface CommitAnswer {
  readonly replayed: boolean
  readonly outcomes: readonly OutcomeRow[]
}

/** Beyond this check the shape is the SQL function's own, which its tests verify. */
function isAnswer(data: unknown): data is CommitAnswer {
  return Array.isArray(Reflect.get(Object(data), 'outcomes'))
}

type OutcomeRow =
  | { readonly status: 'written'; readonly record: DatabaseRow | null }
  | { readonly status: 'conflict'; readonly current: DatabaseRow | null }
  | { readonly status: 'rolled-back' }

function outcomeOf(collection: CollectionName, outcome: OutcomeRow | undefined, replayed: boolean): Outcome<AnyRecord> {
  if (outcome === undefined) throw portError('internal/unexpected', { source: 'supabase/rest' })
  const record = (row: DatabaseRow | null): AnyRecord | null => (row === null ? null : recordOf(collection, row))
  switch (outcome.status) {
    case 'written':
      return { status: 'written', record: record(outcome.record), replayed }
    case 'conflict':
      return { status: 'conflict', current: record(outcome.current) }
    default:
      return { status: 'rolled-back' }
  }
}

/** The mutation as the database takes it, with normalised values. An invalid one is sent too, to be refused at its position. */
function mutationRow(mutation: Mutation): DatabaseRow {
  const { kind, collection, id } = mutation
  const named = { kind, collection: snakeCase(collection), id }
  if (kind === 'create') return { ...named, data: validatedFields(mutation) }
  const expect = mutation.expect === 'any' ? 'any' : (versionNumber(mutation.expect) ?? NO_SUCH_VERSION)
  return kind === 'update' ? { ...named, patch: validatedFields(mutation), expect } : { ...named, expect }
}

/** Versions start at one, so no record ever has this one. It replaces versions of other backends. */
const NO_SUCH_VERSION = '0'

function validatedFields(mutation: Extract<Mutation, { readonly kind: 'create' | 'update' }>): DatabaseRow {
  const given = mutation.kind === 'create' ? mutation.data : mutation.patch
  if (!Object.hasOwn(SCHEMAS, mutation.collection)) return rowOf(given)
  const checked =
    mutation.kind === 'create'
      ? validateRecord(mutation.collection, given)
      : validateFields(mutation.collection, mutation.patch as never)
  // Fields that were not given are left to the database, which knows the defaults: it halves the size of an import.
  return checked.ok ? rowOf(checked.value, given) : rowOf({ ...given, [INVALID_FIELD]: null })
}

/**
 * The name of no field, so that the database refuses the mutation at its position. The database does not know every rule of the
 * domain (such as which currencies exist), and what the domain rejects must never be written.
 */
const INVALID_FIELD = 'notValid'

/**
 * Translates a refusal of the database into the domain's field problems. The database names the mutation and either the broken
 * constraint or, for rules that depend on other records, the fields. If the record is invalid by itself, the domain lists
 * everything wrong with it.
 */
async function explainRefusal(
  supabase: Database,
  refusal: PortError<'record/invalid'>,
  { mutations, signal }: { readonly mutations: readonly Mutation[]; readonly signal: AbortSignal },
): Promise<PortError<'record/invalid'>> {
  const { index, constraint, fields } = refusal.details as Refused
  const mutation = index === undefined ? undefined : mutations[index]
  if (index === undefined || mutation === undefined || !isStored(mutation.collection)) return refusal
  const merged = await recordAt(supabase, mutations.slice(0, index + 1), { mutation, signal })
  const checked = merged === null ? null : validateRecord(mutation.collection, merged)
  if (checked !== null && !checked.ok) return portError('record/invalid', { fields: checked.fields }, refusal)
  return portError('record/invalid', { fields: fields ?? fieldOf(mutation.collection, constraint ?? '') }, refusal)
}

/** The details of a `record/invalid` of the database. */
interface Refused {
  readonly index?: number
  readonly constraint?: string
  readonly fields?: FieldProblems
}

function isStored(collection: string): collection is StoredName {
  return Object.hasOwn(SCHEMAS, collection)
}

/** The record after the mutations up to this one; `null` if there is nothing to validate. */
async function recordAt(
  supabase: Database,
  mutations: readonly Mutation[],
  { mutation: { collection, id, kind }, signal }: { readonly mutation: Mutation; readonly signal: AbortSignal },
): Promise<object | null> {
  if (kind !== 'create' && kind !== 'update') return null
  const own = mutations.filter((one) => one.collection === collection && one.id === id)
  const created = own.findLastIndex((one) => one.kind === 'create')
  const before = created === -1 ? await storedData(supabase, { collection, id, signal }) : {}
  const given = own
    .slice(Math.max(created, 0))
    .map((one) => (one.kind === 'create' ? one.data : one.kind === 'update' ? one.patch : {}))
  return Object.assign({ ...before }, ...given) as object
}

async function storedData(
  supabase: Database,
  { collection, id, signal }: Pick<Mutation, 'collection' | 'id'> & { readonly signal: AbortSignal },
): Promise<object> {
  const record = (await readMany(supabase, { collection, ids: [id], signal })).get(id)
  return Object.fromEntries(Object.entries<unknown>({ ...record }).filter(([field]) => !isStamp(field)))
}

/** A constraint is named `<table>_<column>_<rule>`: it is all that is known when database and domain disagree. */
function fieldOf(collection: StoredName, constraint: string): FieldProblems {
  const fields = Object.keys(REGISTRY[collection])
  const named = fields.filter((field) => constraint.startsWith(`${snakeCase(collection)}_${snakeCase(field)}_`))
  const longest = named.toSorted((a, b) => b.length - a.length)[0]
  return longest === undefined ? {} : { [longest]: { rule: 'type' } }
}

/** Rows between two turns: about a millisecond's work. */
const ROWS_A_LOOK = 50

/** Maps items in order, giving the page turns in between when there are many. */
export async function inTurns<T, R>(
  items: readonly T[],
  turn: Turn,
  become: (item: T, index: number) => R,
): Promise<readonly R[]> {
  const made: R[] = []
  for (const item of items) {
    if (made.push(become(item, made.length)) % ROWS_A_LOOK === 0) await turn()
  }
  return made
}
