import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { rowOf } from '../../src/adapters/supabase/records/codec'
import { snakeCase } from '../../src/adapters/supabase/records/columns'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Mutation } from '../../src/domain/model/records/mutation'

/** Writes with the secret key, as the backend's own jobs do: without roles and without an author. */
export async function adminWrite(backend: Backend, workspaceId: Id, mutations: readonly Mutation[]): Promise<void> {
  const answer = await fetch(new URL('/rest/v1/rpc/elevated_commit', backend.url), {
    method: 'POST',
    headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      workspace_id: workspaceId,
      mutation_id: crypto.randomUUID(),
      via: 'function',
      mutations: mutations.map(asDatabase),
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

function asDatabase(mutation: Mutation): object {
  const target = { ...mutation, collection: snakeCase(mutation.collection) }
  if (mutation.kind === 'create') return { ...target, data: rowOf(mutation.data) }
  return mutation.kind === 'update' ? { ...target, patch: rowOf(mutation.patch) } : target
}
