import * as v from 'valibot'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { Page, PageCursor } from '../../../domain/model/query/ast'
import { effectiveOrders, listingKey } from '../../../domain/model/query/canonical-key'
import { decodeCursor, encodeCursor, positionOf } from '../../../domain/model/query/order'
import { everythingIn } from '../../../domain/model/records/check-query'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { Runtime } from '../../../ports/runtime.port'
import type { Supabase } from '../client'
import { recordsOf, type ColumnSlice } from './codec'
import { snakeCase } from './columns'
import { isPosition } from './compile-order'

interface CopyAsked {
  readonly collections: readonly CollectionName[]
  readonly workspaceId: Id
  readonly limit: number
  readonly after: ReadonlyMap<CollectionName, PageCursor>
  readonly turn: Runtime['turn']
}

// The codec checks the values.
const stamps = v.array(v.nullable(v.custom<readonly unknown[]>(Array.isArray)))
const slice = v.object({
  columns: v.record(v.string(), v.nullable(v.custom<readonly unknown[]>(Array.isArray))),
  created: stamps,
  updated: stamps,
}) satisfies v.GenericSchema<unknown, ColumnSlice>

export const copyAnswer = v.array(
  v.object({ collection: v.string(), total: v.nullable(v.number()), more: v.boolean(), slices: v.array(slice) }),
)

type CopyAnswer = v.InferOutput<typeof copyAnswer>

/** @throws access/denied, auth/signed-out, query/bad-cursor, net/* */
export async function copyPages(
  supabase: Supabase,
  { signal, ...asked }: CopyAsked & { readonly signal: AbortSignal },
): Promise<ReadonlyMap<CollectionName, Page<AnyRecord>>> {
  const { collections, workspaceId, limit, after } = asked
  const query = everythingIn(workspaceId, limit)
  const orders = effectiveOrders(query.orderBy)
  const before = (name: CollectionName): Id | null => {
    const cursor = after.get(name)
    if (cursor === undefined) return null
    const position = decodeCursor(listingKey(name, query), cursor, orders.length)
    if (!isPosition(name, orders, position)) throw portError('query/bad-cursor', {})
    return position.id as Id // tested in the line above
  }
  const params = {
    workspace_id: workspaceId,
    collections: collections.map(snakeCase),
    befores: collections.map(before),
    max: limit,
  }
  const { data, error, status } = await supabase.client.rpc('copy_pages', params).abortSignal(signal)
  if (error !== null) throw supabase.portError('rest', error, { status, action: 'read' })
  const parsed = v.safeParse(copyAnswer, data)
  // Something else that answers in JSON in the project's place.
  if (!parsed.success) throw portError('net/unavailable', {}, parsed.issues)
  return pagesOf(parsed.output, asked)
}

/** The pages of an answer, as `list` gives them. */
export async function pagesOf(
  answer: CopyAnswer,
  { collections, workspaceId, limit, after, turn }: CopyAsked,
): Promise<ReadonlyMap<CollectionName, Page<AnyRecord>>> {
  const query = everythingIn(workspaceId, limit)
  const orders = effectiveOrders(query.orderBy)
  const found = new Map(answer.map((page) => [page.collection, page]))
  const pages = new Map<CollectionName, Page<AnyRecord>>()
  for (const name of new Set(collections)) {
    const { total = 0, more = false, slices = [] } = found.get(snakeCase(name)) ?? {}
    const items: AnyRecord[] = []
    for (const each of slices) {
      await turn()
      items.push(...recordsOf(name, workspaceId, each))
    }
    const last = items.at(-1)
    const end = last === undefined ? (after.get(name) ?? null) : encodeCursor(listingKey(name, query), positionOf(orders, last))
    pages.set(name, { items, next: more ? end : null, total })
  }
  return pages
}
