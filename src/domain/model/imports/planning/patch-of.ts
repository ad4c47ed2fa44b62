import type { AnyRecord, Collections } from '../../records/collections'
import type { ImportCollection } from '../import-collections'
import type { PlannedUpdate } from './planned-write'
import { grown, LIST_FIELDS, isBlankValue, policyOf, type ImportPolicy, type Incoming } from './policy'

type Values = Readonly<Record<string, unknown>>
interface Policing {
  readonly collection: ImportCollection
  readonly policy: ImportPolicy
}

/**
 * What `incoming` changes of `current` under the policy: values where there are none, list entries that are not there, and
 * what the policy says is overwritten. A blank clears nothing. Empty: nothing new.
 */
export function patchOf<K extends ImportCollection>(
  current: Partial<Collections[K]>,
  incoming: Incoming<K>,
  policing: Policing & { readonly collection: K },
): Partial<Collections[K]> {
  // Each field keeps its name and is given a value of its own kind.
  return patchValues(current, incoming, policing) as Partial<Collections[K]>
}

/** The update of a record that was changed since it was planned; `null`: nothing is left to change. */
export function replanned(update: PlannedUpdate, current: AnyRecord, policy: ImportPolicy): PlannedUpdate | null {
  const patch = patchValues(current, update.incoming, { collection: update.collection, policy })
  if (Object.keys(patch).length === 0) return null
  return { ...update, expect: current.version, before: valuesOf(current, update.incoming), patch }
}

/** The record's values of the fields that the file brings. */
export function valuesOf(record: object, incoming: object): Values {
  return Object.fromEntries(Object.keys(incoming).map((field) => [field, Reflect.get(record, field) ?? null]))
}

function patchValues(current: object, incoming: object, policing: Policing): Values {
  const [now, brought] = [current as Values, incoming as Values] // records are looked into by the names of their fields
  const given = { ...policing, brought }
  const patch: Record<string, unknown> = {}
  // Most fields of most rows are blank, and this is done for every record of every row.
  for (const field in brought) {
    if (isBlankValue(brought[field])) continue
    for (const [name, value] of changed(field, now, given)) patch[name] = value
  }
  return patch
}

type Step = readonly (readonly [string, unknown])[]

function changed(field: string, now: Values, given: Policing & { readonly brought: Values }): Step {
  const { brought, collection, policy } = given
  const [before, value] = [now[field], brought[field]]
  if (field === 'custom') return customStep(asValues(before), asValues(value), given)
  const lead = leadOf(collection, field)
  const rule = policyOf(policy, collection, lead)
  if (rule === 'keep' || isSame(before, value)) return []
  const other = collection === 'tasks' ? DUE[field] : undefined
  if (rule === 'overwrite')
    return other === undefined
      ? [[field, value]]
      : [
          [field, value],
          [other, null],
        ]
  if (other !== undefined && !isBlankValue(now[other])) return []
  // A field that goes with another is filled when that one is, and never by itself.
  if (lead !== field) return isBlankValue(now[lead]) && !isBlankValue(brought[lead]) ? [[field, value]] : []
  if (field in LIST_FIELDS) {
    const list = grown(field, asList(before), asList(value))
    return list === null ? [] : [[field, list]]
  }
  return isBlankValue(before) && (collection !== 'people' || isOwnName(field, now, brought)) ? [[field, value]] : []
}

/** Of fields that only make sense together, the one whose policy counts for all. */
function leadOf(collection: ImportCollection, field: string): string {
  return collection === 'deals' ? (DEAL_LEADS[field] ?? field) : field
}
const DEAL_LEADS: Readonly<Record<string, string>> = {
  pipelineId: 'stageId',
  closedAt: 'stageId',
  lostReasonId: 'stageId',
  lostNote: 'stageId',
  currency: 'amountMinor',
}
/** A task is due on a day or at a moment, never both. */
const DUE: Readonly<Record<string, string>> = { dueOn: 'dueAt', dueAt: 'dueOn' }

/** The workspace's own fields, each under its own policy. */
function customStep(before: Values, value: Values, { collection, policy }: Policing): Step {
  const fresh = Object.entries(value).filter(([key, own]) => {
    const rule = policyOf(policy, collection, `custom.${key}`)
    if (rule === 'keep' || isBlankValue(own) || isSame(before[key], own)) return false
    return rule === 'overwrite' || isBlankValue(before[key])
  })
  return fresh.length === 0 ? [] : [['custom', { ...before, ...Object.fromEntries(fresh) }]]
}

/** A first name alone is not put beside another person's last name. */
function isOwnName(field: string, now: Values, brought: Values): boolean {
  if (field !== 'firstName' && field !== 'lastName') return true
  if (isBlankValue(now['firstName']) && isBlankValue(now['lastName'])) return true
  const other = field === 'firstName' ? 'lastName' : 'firstName'
  return lower(brought[other]) === lower(now[other])
}

function lower(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase() : ''
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** By what they say: key order and identity do not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [one, two] = [asValues(a), asValues(b)]
  const keys = new Set([...Object.keys(one), ...Object.keys(two)])
  return [...keys].every((key) => isSame(one[key] ?? null, two[key] ?? null))
}

/** What becomes of one field of a record that is there. */
export interface FieldDifference {
  /** `custom.<key>` for the workspace's own. */
  readonly field: string
  readonly before: unknown
  /** What the file brings. */
  readonly incoming: unknown
  /** What the field holds afterwards. */
  readonly after: unknown
  /** `kept`: the file says something else, and what was there stays. */
  readonly did: 'filled' | 'added' | 'overwritten' | 'kept'
}

/** Where the file and the record differ, field by field, and what the policy makes of it; equal values are not among them. */
export function differencesOf(update: PlannedUpdate, policy: ImportPolicy): readonly FieldDifference[] {
  const { collection, before, incoming } = flat(update)
  const patch = flatValues(patchOf(update.before, update.incoming, { collection, policy }))
  return Object.entries(incoming).flatMap(([field, value]) => {
    const was = before[field] ?? null
    if (isSame(was, value)) return []
    const after = field in patch ? patch[field] : was
    const did = isSame(was, after)
      ? 'kept'
      : isBlankValue(was)
        ? 'filled'
        : Array.isArray(was) && grew(was, after)
          ? 'added'
          : 'overwritten'
    // A list that holds all that the file brings is no difference.
    return did === 'kept' && Array.isArray(was) && holdsAll(was, value)
      ? []
      : [{ field, before: was, incoming: value, after, did }]
  })
}

function flat({ collection, before, incoming }: PlannedUpdate) {
  return { collection, before: flatValues(before), incoming: flatValues(incoming) }
}

function flatValues(values: object): Values {
  const { custom, ...rest } = { custom: {}, ...values }
  return { ...rest, ...Object.fromEntries(Object.entries(custom).map(([key, value]) => [`custom.${key}`, value])) }
}

function grew(before: readonly unknown[], after: unknown): boolean {
  return Array.isArray(after) && after.length > before.length && before.every((entry, at) => isSame(entry, after[at]))
}

function holdsAll(before: readonly unknown[], incoming: unknown): boolean {
  return Array.isArray(incoming) && incoming.every((entry) => before.some((own) => isSame(own, entry)))
}
