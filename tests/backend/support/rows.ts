import type { AnyRecord } from '../../../src/domain/model/records/collections'

/** The names of the database, and its values as the domain writes them: enough to compare the two. */

export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

export function columnsOf(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [snake(field), value as unknown]))
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/

export function recordOf(row: Readonly<Record<string, unknown>>): AnyRecord {
  const { created_by, created_via, updated_by, updated_via, version, ...rest } = row
  const fields = Object.entries(rest).map(([name, value]) => [
    camel(name),
    typeof value === 'string' && INSTANT.test(value) ? new Date(value).toISOString() : value,
  ])
  return {
    ...Object.fromEntries(fields),
    version: String(version),
    createdBy: { memberId: created_by, via: created_via },
    updatedBy: { memberId: updated_by, via: updated_via },
  } as unknown as AnyRecord
}
