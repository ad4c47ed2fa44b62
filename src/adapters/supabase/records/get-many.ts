import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRow } from '../../../domain/model/query/ast'
import type { ReadableName } from '../../../domain/model/records/collections'
import type { Supabase } from '../client'
import { compileCondition } from './compile-condition'
import { snakeCase } from './column-names'
import { fetchRows } from './rest'
import { valueGroups } from './value-groups'

/** @throws net/*, auth/signed-out */
export async function readMany(
  supabase: Supabase,
  { collection, ids, signal }: { readonly collection: ReadableName; readonly ids: readonly Id[]; readonly signal: AbortSignal },
): Promise<ReadonlyMap<Id, AnyRow>> {
  const source = { kind: 'table', name: snakeCase(collection) } as const
  const pages = await Promise.all(
    valueGroups(ids.filter((id) => typeof id === 'string')).map((values) => {
      const filter = compileCondition(collection, { op: 'in', field: 'id', values })
      return fetchRows(supabase, { collection, source, filter, signal }, { order: 'id.asc', limit: values.length, count: false })
    }),
  )
  return new Map(pages.flatMap(({ rows }) => rows.map((row) => [row.id, row])))
}
