import { compileCondition } from '../../../src/adapters/supabase/records/compile-condition'
import { supportedPart, clausesOf, isNone } from '../../../src/adapters/supabase/records/filter'
import type { AnyCondition } from '../../../src/domain/model/query/ast'
import type { CollectionName } from '../../../src/domain/model/records/collections'

/**
 * Filters that every row which meets the condition passes, as parameters of PostgREST; `null`: none does. They need not
 * say all of it: the caller evaluates the condition itself on what comes.
 */
export function narrowing(collection: CollectionName, condition: AnyCondition): readonly [string, string][] | null {
  const { filter } = supportedPart(compileCondition(collection, condition))
  return isNone(filter) ? null : clausesOf(filter).map((clause) => ['or', `(${clause})`])
}
