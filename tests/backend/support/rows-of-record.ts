import { rowOf } from '../../../src/adapters/supabase/records/codec'

/** A record's data as a row, with the stamps that every row has. */
export function stampedRow(data: object, { workspaceId, id }: { readonly workspaceId: string; readonly id: string }): object {
  const stamps = { created_at: AT, updated_at: AT, created_via: 'app', updated_via: 'app', version: 1 }
  return { ...rowOf(data), ...stamps, workspace_id: workspaceId, id }
}

const AT = '2026-11-21T09:00:00.000Z'
