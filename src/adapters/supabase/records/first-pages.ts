import * as v from 'valibot'
import { portError } from '../../../domain/model/errors/port-error'
import type { AnyQuery, Page } from '../../../domain/model/query/ast'
import { effectiveOrders, listingKey } from '../../../domain/model/query/canonical-key'
import { encodeCursor, positionOf } from '../../../domain/model/query/order'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { Supabase } from '../client'
import { type DatabaseRow, recordOf } from './codec'
import { snakeCase } from './columns'

interface FirstPagesRequest {
  readonly collections: readonly CollectionName[]
  readonly query: AnyQuery
  readonly signal: AbortSignal
}

const answer = v.record(
  v.string(),
  // The codec checks the values.
  v.object({ total: v.number(), rows: v.array(v.custom<DatabaseRow>((row) => typeof row === 'object' && row !== null)) }),
)

/** @throws access/denied, auth/signed-out, net/* */
export async function firstPages(
  supabase: Supabase,
  { collections, query, signal }: FirstPagesRequest,
): Promise<ReadonlyMap<CollectionName, Page<AnyRecord>>> {
  const { workspaceId, limit } = query
  const params = { workspace_id: workspaceId, collections: collections.map(snakeCase), max: limit }
  const { data, error, status } = await supabase.client.rpc('first_pages', params).abortSignal(signal)
  if (error !== null) throw supabase.portError('rest', error, { status, action: 'read' })
  const parsed = v.safeParse(answer, data)
  // Something else that answers in JSON in the project's place.
  if (!parsed.success) throw portError('net/unavailable', {}, parsed.issues)
  const orders = effectiveOrders(query.orderBy ?? [])
  return new Map(
    collections.map((collection) => {
      const { rows = [], total = 0 } = parsed.output[snakeCase(collection)] ?? {}
      const items = rows.map((row) => recordOf(collection, row))
      const last = items.at(-1)
      const isAll = last === undefined || items.length >= total
      const next = isAll ? null : encodeCursor(listingKey(collection, query), positionOf(orders, last))
      return [collection, { items, next, total }]
    }),
  )
}

/**
 * Lets several calls share one request. An answer requested after a call began is as true for that call as one of its own;
 * older answers are never reused.
 */
export class SharedAnswers {
  private readonly requests = new Map<string, { readonly at: number; readonly answer: Promise<void> }>()
  private moment = 0

  /** To be called when a call begins; pass its result to `of`. */
  begin(): number {
    this.moment += 1
    return this.moment
  }

  of(key: string, since: number, request: () => Promise<void>): Promise<void> {
    const known = this.requests.get(key)
    if (known !== undefined && known.at >= since) return known.answer
    const made = { at: this.begin(), answer: request() }
    this.requests.set(key, made)
    // After a failure the next call requests it again.
    made.answer.catch(() => this.requests.get(key) === made && this.requests.delete(key))
    return made.answer
  }
}
