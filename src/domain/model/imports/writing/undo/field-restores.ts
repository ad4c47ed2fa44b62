import { customField } from '../../../query/field-reader'
import type { AnyRecord } from '../../../records/collections'
import { isSame, UNITS } from '../../../records/merge-fields'
import { withOnePrimary } from '../../../records/one-primary'
import type { FieldChanges } from '../import-log'

export interface KeptField {
  readonly field: string
  readonly before: unknown
  readonly imported: unknown
  readonly now: unknown
}

export interface FieldRestores {
  /** Fields as they were before the import. Empty: there is nothing to take back. */
  readonly patch: Readonly<Record<string, unknown>>
  /** Fields that hold something else since. */
  readonly kept: readonly KeptField[]
}

/**
 * What takes an import's changes of one record back: each field that still holds the imported value. Fields that mean
 * something only together go together, or stay.
 *
 * @param all takes back what holds something else too
 */
export function fieldRestores(record: AnyRecord, changes: FieldChanges, { all }: { readonly all: boolean }): FieldRestores {
  const states = Object.entries(changes).map(([field, [before, imported]]) => {
    const now = valueAt(record, field)
    return { field, before, imported, now, state: stateOf(field, { before, imported, now }) }
  })
  const stays = (field: string) =>
    !all && states.some((each) => each.state === 'changed' && (each.field === field || isOfOneUnit(each.field, field)))
  const taken = states.filter(({ field, state }) => state !== 'restored' && !stays(field))
  const kept = states.filter(({ field, state }) => state !== 'restored' && stays(field))
  return {
    patch: patchOf(taken),
    kept: kept.map(({ field, before, imported, now }) => ({ field, before, imported, now })),
  }
}

type State = 'imported' | 'restored' | 'changed'

function stateOf(field: string, values: Pick<KeptField, 'before' | 'imported' | 'now'>): State {
  const [before, imported, now] = [values.before, values.imported, values.now].map((value) => asKept(field, value))
  if (isSame(before, now)) return 'restored'
  return isSame(imported, now) ? 'imported' : 'changed'
}

const WITH_PRIMARY: ReadonlySet<string> = new Set(['emails', 'phones', 'people'])

/** As the backend keeps it: one entry is the primary one. */
function asKept(field: string, value: unknown): unknown {
  if (!WITH_PRIMARY.has(field) || !Array.isArray(value)) return value
  return withOnePrimary(value.map((entry: object) => ({ primary: false, ...entry })))
}

function isOfOneUnit(one: string, other: string): boolean {
  return UNITS.some((unit) => unit.includes(one) && unit.includes(other))
}

const CUSTOM = customField('')

function valueAt(record: AnyRecord, field: string): unknown {
  if (!field.startsWith(CUSTOM)) return Reflect.get(record, field) ?? null
  return 'custom' in record ? (record.custom[field.slice(CUSTOM.length)] ?? null) : null
}

function patchOf(taken: readonly { readonly field: string; readonly before: unknown }[]): FieldRestores['patch'] {
  const own = taken.filter(({ field }) => field.startsWith(CUSTOM))
  const patch = Object.fromEntries(
    taken.filter(({ field }) => !field.startsWith(CUSTOM)).map(({ field, before }) => [field, before]),
  )
  if (own.length === 0) return patch
  // A patch of the workspace's own fields changes what it names only.
  return { ...patch, custom: Object.fromEntries(own.map(({ field, before }) => [field.slice(CUSTOM.length), before])) }
}
