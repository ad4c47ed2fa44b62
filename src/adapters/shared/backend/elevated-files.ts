import { exportPath } from '../../../domain/model/files/file-path'
import type { Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { ElevatedFiles } from '../../../domain/use-cases/functions/function-context'
import type { Backend } from './backend'

/** The `ElevatedFiles` of a function's handler. */
export class LocalElevatedFiles implements ElevatedFiles {
  private readonly backend: Backend

  constructor(backend: Backend) {
    this.backend = backend
  }

  async remove(workspaceId: Id, paths: readonly string[]): Promise<void> {
    if (paths.length > 0) await this.backend.store.files.remove(paths.map((path) => `${workspaceId}/${path}`))
  }

  async put(workspaceId: Id, path: string, blob: Blob): Promise<void> {
    const { files } = this.backend.store
    // A call that broke off before its records were written is repeated.
    await files.remove([`${workspaceId}/${path}`])
    await files.add(`${workspaceId}/${path}`, { blob, createdAt: instantOf(this.backend.runtime.now()) })
  }

  async keepFor({ workspaceId, memberId }: { readonly workspaceId: Id; readonly memberId: Id }, blob: Blob): Promise<string> {
    const path = exportPath(memberId)
    await this.put(workspaceId, path, blob)
    return path
  }
}
