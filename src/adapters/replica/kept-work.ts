import { portError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { MutationId } from '../../domain/model/records/meta'
import type { ResumeToken } from '../../ports/files.port'
import type { DeferredCall, PendingWork } from '../../ports/sync.port'
import { announcementOf } from './core/delivery-state'
import type { ReplicaCore } from './core/replica-core'
import type { Deliveries } from './deliveries'
import { freshId } from './doing'
import type { OpenCommits } from './open-commits'
import { pendingWorks } from './pending-works'
import type { WorkspaceContext } from './workspace-context'

export interface KeptWorkParts {
  readonly context: WorkspaceContext
  readonly core: ReplicaCore
  readonly commits: OpenCommits
  readonly deliveries: Deliveries
}

/** The pending work of one workspace: lists it, and stores files and calls to be sent later. */
export class KeptWork {
  private readonly parts: KeptWorkParts

  constructor(parts: KeptWorkParts) {
    this.parts = parts
  }

  /**
   * What the server does not have yet, oldest first. Entries that are not durable are left out: a person who reads that something
   * is pending may close the tab.
   */
  get pending(): readonly PendingWork[] {
    const { core, deliveries } = this.parts
    const durable = core.outbox.filter(({ mutationId }) => core.shared.durable.has(mutationId))
    return pendingWorks(durable, {
      deliveryStateOf: (entry) => core.deliveryStateOf(entry),
      percentOf: ({ mutationId }) => deliveries.percentOf(mutationId),
    })
  }

  /** The entry of the file at this path; null: no such file is pending. */
  fileAt(path: string): MutationId | null {
    const isAt = this.parts.core.outbox.find(({ work }) => work?.kind === 'file' && work.path === path)
    return isAt?.mutationId ?? null
  }

  /** Whether the commit that announces the file has still to be sent. */
  isUnannounced(path: string): boolean {
    return announcementOf({ id: idOf(path) }, this.parts.core.outbox) !== null
  }

  /** Resolves once it would survive a crash. @throws store/full */
  async keepFile(path: string, body: Blob, resume: ResumeToken | null): Promise<void> {
    const { core, context, commits } = this.parts
    const id = idOf(path)
    const name = core.shared.rows.get('files', id)?.name ?? id
    const mutationId = this.fileAt(path) ?? freshId(context.runtime)
    await commits.defer(mutationId, { kind: 'file', id, name, path, sizeBytes: body.size, resume }, body)
  }

  /** Resolves once it would survive a crash. @throws store/full */
  async keepCall(mutationId: MutationId, call: DeferredCall): Promise<void> {
    await this.parts.commits.defer(mutationId, call, null)
  }

  /** @throws file/missing */
  async bytes(mutationId: MutationId): Promise<Blob> {
    const bytes = await this.parts.context.disk.bytes(mutationId)
    if (bytes === null) throw portError('file/missing', { path: '' })
    return bytes
  }
}

function idOf(path: string): Id {
  return path.slice(path.lastIndexOf('/') + 1) as Id
}
