import type { FieldProblems } from '../../../domain/model/errors/field-problem'
import { portError, type PortError } from '../../../domain/model/errors/port-error'
import type { Mutation } from '../../../domain/model/records/mutation'
import { SCHEMAS, type StoredName, validateRecord } from '../../../domain/model/records/schemas'
import { isStamp } from '../../../domain/model/records/stamps'
import { REGISTRY } from '../../../domain/model/registry/registry'
import type { Supabase } from '../client'
import { snakeCase } from './column-names'
import { readMany } from './get-many'

/**
 * Translates a refusal of the database into the domain's field problems. The database names the mutation and either the broken
 * constraint or, for rules that depend on other records, the fields. If the record is invalid by itself, the domain lists
 * everything wrong with it.
 */
export async function explainRefusal(
  supabase: Supabase,
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
  supabase: Supabase,
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
  supabase: Supabase,
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
