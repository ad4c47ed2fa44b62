import type { Id } from '../../src/domain/model/kernel/id'
import type { CollectionName } from '../../src/domain/model/records/collections'
import type { MutationId } from '../../src/domain/model/records/meta'
import type {
  RestoredRecord,
  RestoreOpening,
  Restores,
  RestoreSurvey,
} from '../../src/domain/use-cases/functions/function-context'
import { accountsOf, type Env } from '../env'
import { elevated } from './remote-workspace'

interface RestoreCall {
  readonly callerId: Id
  readonly mutationId: MutationId
  readonly nextKey: () => string
}

/** The `Restores` of a handler that runs in the Worker. The accounts know which workspace somebody is restoring. */
export class RemoteRestores implements Restores {
  private readonly env: Env
  private readonly callOf: RestoreCall

  constructor(env: Env, call: RestoreCall) {
    this.env = env
    this.callOf = call
  }

  async begin(workspaceId: Id): Promise<boolean> {
    const accounts = accountsOf(this.env)
    const before = await accounts.restoring(this.callOf.callerId)
    if (before !== null && before !== workspaceId) await this.discard(before)
    if (!(await elevated(this.env, workspaceId, 'beginRestore', this.call()))) return false
    await accounts.setRestoring(this.callOf.callerId, workspaceId)
    return true
  }

  isBegun(workspaceId: Id): Promise<boolean> {
    return elevated(this.env, workspaceId, 'isRestoreBegun', this.call())
  }

  async write<K extends CollectionName>(collection: K, workspaceId: Id, records: readonly RestoredRecord<K>[]): Promise<void> {
    const given = records as unknown as readonly RestoredRecord<CollectionName>[]
    await elevated(this.env, workspaceId, 'writeRestored', { ...this.call(), collection, records: given })
  }

  survey(workspaceId: Id): Promise<RestoreSurvey> {
    return elevated(this.env, workspaceId, 'surveyRestored', this.call())
  }

  async open(workspaceId: Id, opening: RestoreOpening): Promise<void> {
    await elevated(this.env, workspaceId, 'openRestored', { ...this.call(), opening })
    await accountsOf(this.env).setRestoring(this.callOf.callerId, null)
  }

  async discard(workspaceId: Id): Promise<void> {
    await elevated(this.env, workspaceId, 'discardRestored', this.call())
    await accountsOf(this.env).setRestoring(this.callOf.callerId, null)
  }

  private call() {
    const { callerId, mutationId, nextKey } = this.callOf
    return { callerId, mutationId, key: nextKey() }
  }
}
