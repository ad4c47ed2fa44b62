import type { Id } from '../kernel/id'
import type { MutationId } from './meta'

/** A fresh id as the key of one commit or call. Keep it for the retry: the same key is done once. */
export function mutationIdOf(id: Id): MutationId {
  return id as string as MutationId
}
