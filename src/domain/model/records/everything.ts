import type { Id } from '../kernel/id'
import type { PageCursor } from '../query/ast'

/** A page of all that is in one collection of a workspace, the trash too, in the order of what nobody changes. */
export function everythingIn(workspaceId: Id, limit: number, after?: PageCursor) {
  const orderBy = [{ field: 'id', direction: 'asc', empty: 'last' }] as const
  return { workspaceId, limit, orderBy, trash: 'include', ...(after && { after }) } as const
}
