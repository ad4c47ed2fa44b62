import type { Id } from '../../../../src/domain/model/kernel/id'
import type { Instant } from '../../../../src/domain/model/kernel/instant'
import type { AnyRecord, CollectionName } from '../../../../src/domain/model/records/collections'
import type { Author, Version } from '../../../../src/domain/model/records/meta'
import type { Mutation } from '../../../../src/domain/model/records/mutation'

/** What the server holds, by `collection/id`. */
export type Rows = ReadonlyMap<string, AnyRecord>

export interface Stamp {
  readonly workspaceId: Id
  readonly version: Version
  readonly at: Instant
  readonly author: Author
}

export type Step =
  | { readonly kind: 'done'; readonly record: AnyRecord | null }
  | { readonly kind: 'conflict'; readonly current: AnyRecord | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export interface Refusal {
  readonly code: 'record/missing' | 'record/invalid' | 'record/duplicate' | 'access/denied' | 'auth/signed-out'
  readonly details: object
}

/** What the server says of a commit itself; whatever else comes back says nothing about it. */
export const VERDICTS: ReadonlySet<string> = new Set(['record/missing', 'record/invalid', 'record/duplicate', 'access/denied'])

export function keyOf({ collection, id }: { readonly collection: CollectionName; readonly id: Id }): string {
  return `${collection}/${id}`
}

/**
 * What one mutation does to the rows: written down anew from the port's promises and sharing nothing with the product, so
 * that a rule misread there is not misread here too.
 */
export function stepOf(rows: Rows, mutation: Mutation, stamp: Stamp): Step {
  const { collection, id, kind } = mutation
  const before = rows.get(keyOf(mutation)) ?? null
  const { workspaceId, version, at, author } = stamp
  if (kind === 'create') {
    if (before !== null) return refused('record/duplicate', { collection, fields: ['id'], id })
    const meta = { id, workspaceId, version, createdAt: at, createdBy: author, updatedAt: at, updatedBy: author, deletedAt: null }
    return done({ ...mutation.data, ...meta })
  }
  if (mutation.expect !== 'any' && mutation.expect !== before?.version) return { kind: 'conflict', current: before }
  if (before === null) return refused('record/missing', { collection, id })
  const isLive = before.deletedAt === null
  if (isLive !== (kind === 'update' || kind === 'trash'))
    return refused('record/invalid', { fields: { deletedAt: { rule: 'not-allowed-now' } } })
  const stamped = { ...before, version, updatedAt: at, updatedBy: author }
  if (kind === 'purge') return { kind: 'done', record: null }
  if (kind === 'update') return done({ ...stamped, ...mutation.patch })
  return done({ ...stamped, deletedAt: kind === 'trash' ? at : null })
}

/** Two live tags of the same name are one too many: whatever was written, the whole commit is refused. */
export function twinRefusal(rows: Rows): Refusal | null {
  const names = new Map<string, Id>()
  for (const [key, record] of rows) {
    if (!key.startsWith('tags/') || record.deletedAt !== null) continue
    const name = String(Reflect.get(record, 'name')).toLowerCase()
    const holder = names.get(name)
    if (holder !== undefined) return { code: 'record/duplicate', details: { collection: 'tags', fields: ['name'], id: holder } }
    names.set(name, record.id)
  }
  return null
}

function done(record: object): Step {
  return { kind: 'done', record: record as AnyRecord }
}

function refused(code: Refusal['code'], details: object): Step {
  return { kind: 'refused', refusal: { code, details } }
}
