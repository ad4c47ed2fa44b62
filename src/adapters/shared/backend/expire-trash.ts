import { isPortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { instantOf, type Instant } from '../../../domain/model/kernel/instant'
import { isUnclaimed } from '../../../domain/model/forms/unclaimed'
import { LIMITS } from '../../../domain/model/records/limits'
import { TRASH_KINDS, type TrashKind } from '../../../domain/model/records/trash-kinds'
import type { WorkspaceState } from '../commits/workspace-state'
import type { Backend } from './backend'
import { loadCommits } from './load-commits'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Purges expired trash: workspaces with all they contain, and trashed records of the others. What a live record still needs
 * stays.
 *
 * @throws store/full, net/unavailable
 */
export async function expireTrash(backend: Backend): Promise<void> {
  await backend.ready(null, 'all')
  const before = instantOf(backend.runtime.now() - LIMITS.trashDays * DAY_MS)
  for (const workspace of backend.workspaces) {
    if (workspace.get('workspaces', workspace.id)?.deletedAt !== null) {
      await forgetIfDue(backend, workspace.id, before)
      continue
    }
    await purgeUnclaimed(backend, workspace)
    for (const collection of TRASH_KINDS) {
      const due: Id[] = []
      const trashed = workspace.matching?.(collection, { op: 'neq', field: 'deletedAt', value: null })
      for (const { id, deletedAt } of trashed ?? workspace.all(collection))
        if (deletedAt !== null && deletedAt < before) due.push(id)
      for (let at = 0; at < due.length; at += LIMITS.batchOperations) {
        const ids = due.slice(at, at + LIMITS.batchOperations)
        await purge(backend, { workspaceId: workspace.id, collection, ids })
      }
    }
  }
}

/** Files that strangers sent for a submission that did not come. */
async function purgeUnclaimed(backend: Backend, workspace: WorkspaceState): Promise<void> {
  const now = backend.runtime.now()
  const awaited = workspace.matching?.('files', { op: 'in', field: 'status', values: ['pending', 'uploading'] })
  const due = [...(awaited ?? workspace.all('files'))]
    .filter((file) => file.deletedAt === null && isUnclaimed(file, now))
    .map(({ id }) => id)
  for (let at = 0; at < due.length; at += LIMITS.batchOperations) {
    const ids = due.slice(at, at + LIMITS.batchOperations)
    const { adminWrite } = await loadCommits()
    // What is purged is in the trash before.
    await adminWrite(
      backend,
      workspace.id,
      ids.map((id) => ({ kind: 'trash', collection: 'files', id, expect: 'any' })),
    )
    await purge(backend, { workspaceId: workspace.id, collection: 'files', ids })
  }
}

/** The trashed records of a workspace that expires later return with it, if it is restored. */
async function forgetIfDue(backend: Backend, workspaceId: Id, before: Instant): Promise<void> {
  await backend.store.alone(async () => {
    await backend.catchUp(workspaceId)
    const deletedAt = backend.workspace(workspaceId)?.get('workspaces', workspaceId)?.deletedAt ?? null
    if (deletedAt !== null && deletedAt < before) await backend.forget(workspaceId)
  })
}

interface Due {
  readonly workspaceId: Id
  readonly collection: TrashKind
  readonly ids: readonly Id[]
}

/** Purges all of them. If one is still needed or was restored meanwhile, purges each that can be. */
async function purge(backend: Backend, { workspaceId, collection, ids }: Due): Promise<void> {
  const { adminWrite } = await loadCommits()
  try {
    await adminWrite(
      backend,
      workspaceId,
      ids.map((id) => ({ kind: 'purge', collection, id, expect: 'any' })),
    )
  } catch (error) {
    if (!isPortError(error, 'record/in-use', 'record/missing', 'record/invalid')) throw error
    if (ids.length > 1) for (const id of ids) await purge(backend, { workspaceId, collection, ids: [id] })
  }
}
