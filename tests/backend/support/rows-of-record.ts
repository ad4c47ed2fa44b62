/** `firstName` is kept in `first_name`. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A record's data as a row, with the stamps that every row has. */
export function rowOf(data: object, { workspaceId, id }: { readonly workspaceId: string; readonly id: string }): object {
  const stamped = { created_at: AT, updated_at: AT, created_via: 'app', updated_via: 'app', version: 1 }
  const fields = Object.entries<unknown>({ ...data }).map(([field, value]) => [columnOf(field), value] as const)
  return { ...Object.fromEntries(fields), ...stamped, workspace_id: workspaceId, id }
}

const AT = '2026-11-21T09:00:00.000Z'
