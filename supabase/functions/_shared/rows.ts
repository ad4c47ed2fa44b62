import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { CollectionName, RecordOf } from '../../../src/domain/model/records/collections'
import { FIELD_KINDS } from '../../../src/domain/model/records/field-kinds'

/** `lostReasons` is the table `lost_reasons`, `createdAt` the column `created_at`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The record a row stands for; columns that no field has (folded twins, search text) are left out. */
export function recordOf<K extends CollectionName>(collection: K, row: unknown): RecordOf<K> {
  const columns = new Map(Object.entries<unknown>({ ...Object(row) }))
  const value = (field: string) => columns.get(snakeCase(field)) ?? null
  const fields = Object.keys(FIELD_KINDS[collection]).map((field): [string, unknown] => {
    if (field === 'createdBy' || field === 'updatedBy') {
      return [field, { memberId: value(field), via: value(field.replace('By', 'Via')) }]
    }
    return [field, shaped(field, value(field))]
  })
  return Object.fromEntries(fields) as unknown as RecordOf<K> // its columns are the collection's fields, checked as they were written
}

/** A record's own fields as columns; nested values keep the domain's names. */
export function columnsOf(data: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries<unknown>({ ...data }).map(([field, value]) => [snakeCase(field), value]))
}

function isInstantField(field: string): boolean {
  return field === 'at' || field.endsWith('At')
}

/** Instants as the domain writes them; a version is opaque, so it is text. */
function shaped(field: string, value: unknown): unknown {
  if (typeof value === 'string' && isInstantField(field)) return instantOf(Date.parse(value))
  return typeof value === 'number' && field === 'version' ? String(value) : value
}
