import type { ApiKey } from '../../../domain/model/api/api-key'
import type { Id } from '../../../domain/model/kernel/id'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { ApiKeys } from '../../../domain/use-cases/functions/function-context'
import { apiKeysKey, type KeyValues } from './store'

/** The `ApiKeys` of a function's handler, beside the records. Used within `store.alone`. */
export class LocalApiKeys implements ApiKeys {
  private readonly store: KeyValues

  constructor(store: KeyValues) {
    this.store = store
  }

  async add(key: ApiKey): Promise<void> {
    const keys = await this.of(key.workspaceId)
    if (!keys.some(({ id }) => id === key.id)) await this.store.write(apiKeysKey(key.workspaceId), [...keys, key])
  }

  async of(workspaceId: Id): Promise<readonly ApiKey[]> {
    const keys = (await this.store.read<readonly ApiKey[]>(apiKeysKey(workspaceId))) ?? []
    // What was kept before there were grants is none.
    return keys.map((key) => ({ ...key, grant: (key as Partial<ApiKey>).grant ?? null }))
  }

  revoke(workspaceId: Id, id: Id, at: Instant): Promise<void> {
    return this.change(workspaceId, id, (key) => (key.revokedAt === null ? { ...key, revokedAt: at } : key))
  }

  /** Stores when it was used, to the hour. */
  async use({ workspaceId, id, lastUsedAt }: ApiKey, at: Instant): Promise<void> {
    const hour = `${at.slice(0, 13)}:00:00.000Z` as Instant
    if (lastUsedAt !== hour) await this.change(workspaceId, id, (key) => ({ ...key, lastUsedAt: hour }))
  }

  private async change(workspaceId: Id, id: Id, to: (key: ApiKey) => ApiKey): Promise<void> {
    const keys = await this.of(workspaceId)
    await this.store.write(
      apiKeysKey(workspaceId),
      keys.map((key) => (key.id === id ? to(key) : key)),
    )
  }
}
