import * as v from 'valibot'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { ChangeCursor } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { runCall } from '../../shared/call'
import type { Pull, Pulled, PulledChange } from '../../shared/feed/pull'
import type { SupabaseSession } from '../auth/session'
import type { Database, Supabase } from '../client'
import { collectionOf, type DatabaseRow } from '../records/codec'

/** Records a page. A commit is never split, so a page may hold more. */
const PAGE = 500

export interface PullDependencies {
  readonly backend: Supabase
  readonly session: Pick<SupabaseSession, 'as'>
  readonly runtime: Runtime
}

export function pullOf({ backend, session, runtime }: PullDependencies, workspaceId: Id): Pull<DatabaseRow> {
  return (after, outer) =>
    runCall({ runtime, options: { signal: outer }, isRepeatable: true, source: 'supabase' }, (signal) =>
      session.as(() => pullPage(backend, { workspaceId, after, signal })),
    )
}

/** @throws access/denied, auth/signed-out, net/* */
export async function pullPage(
  backend: Database,
  { workspaceId, after, signal }: { readonly workspaceId: Id; readonly after: ChangeCursor | null; readonly signal: AbortSignal },
): Promise<Pulled<DatabaseRow>> {
  const request = { workspace_id: workspaceId, after, max: PAGE }
  const { data, error, status } = await backend.client.rpc('pull', request).abortSignal(signal)
  if (error !== null) throw backend.portError('rest', error, { status, action: 'changes' })
  const parsed = v.safeParse(answer, data)
  // Something else that answers in JSON in the project's place.
  if (!parsed.success) throw portError('net/unavailable', {}, parsed.issues)
  return pageOf(parsed.output)
}

const change = v.object({
  version: v.number(),
  collection: v.string(),
  id: v.string(),
  mutation_id: v.string(),
  // The codec checks the values.
  record: v.nullable(v.custom<DatabaseRow>((value) => typeof value === 'object')),
})

const answer = v.union([
  v.object({ epoch: v.string(), version: v.number(), changes: v.array(change), more: v.boolean() }),
  v.object({ gap: v.literal(true) }),
])

type Answer = v.InferOutput<typeof answer>

export function cursorAt(epoch: string, version: number): ChangeCursor {
  return `${epoch}.${version}` as ChangeCursor
}

function pageOf(body: Answer): Pulled<DatabaseRow> {
  if ('gap' in body) return { kind: 'gap' }
  const at = (version: number): ChangeCursor => cursorAt(body.epoch, version)
  const byVersion = new Map<number, { readonly mutationId: MutationId; readonly changes: PulledChange<DatabaseRow>[] }>()
  for (const { version, collection, id, mutation_id, record } of body.changes) {
    const commit = byVersion.get(version) ?? { mutationId: mutation_id as MutationId, changes: [] }
    byVersion.set(version, commit)
    const known = collectionOf(collection)
    // A newer backend may have tables this app does not know.
    if (known !== null) commit.changes.push({ collection: known as CollectionName, id: id as Id, row: record }) // views are never written
  }
  const commits = [...byVersion].map(([version, commit]) => ({ ...commit, before: at(version - 1), after: at(version) }))
  return { kind: 'page', commits, cursor: at(body.version), more: body.more }
}
