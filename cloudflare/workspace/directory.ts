import type { Backend } from '../../src/adapters/shared/backend/backend'
import type { Id } from '../../src/domain/model/kernel/id'
import type { CollectionName } from '../../src/domain/model/records/collections'
import { accountsOf, type Env } from '../env'

/** What the directory knows of a workspace follows from these. */
const SOURCES: ReadonlySet<CollectionName> = new Set(['members', 'invitations', 'workspaces'])
const OWED = 'directory-owed'

/**
 * Keeps the directory of the accounts in step: who is a member here, and which tokens open an invitation. The workspace decides;
 * the directory only knows where to ask.
 */
export class Directory {
  private readonly backend: Backend
  private readonly env: Env

  constructor(backend: Backend, env: Env) {
    this.backend = backend
    this.env = env
  }

  /** Whether a commit is still to be told. */
  static isTouchedBy(changes: readonly { readonly collection: CollectionName }[]): boolean {
    return changes.some(({ collection }) => SOURCES.has(collection))
  }

  async owe(workspaceId: Id): Promise<void> {
    await this.backend.store.write(OWED, workspaceId)
  }

  /** Tells what is owed. Rejects when the accounts cannot be reached; it is owed still. */
  async settle(): Promise<void> {
    const { store } = this.backend
    const id = await store.read<Id>(OWED)
    if (id === null) return
    const accounts = accountsOf(this.env)
    const workspace = this.backend.workspace(id)
    if (workspace === null) await accounts.unregister(id)
    else {
      await this.backend.ready(workspace.id, 'members')
      const members = [...workspace.all('members')].flatMap(({ userId, status, deletedAt }) =>
        userId === null ? [] : [[userId, status === 'active' && deletedAt === null] as const],
      )
      const record = workspace.get('workspaces', workspace.id)
      await accounts.register(workspace.id, { workspace: record, members, tokens: [...workspace.tokens] })
    }
    await store.write(OWED, null)
  }
}
