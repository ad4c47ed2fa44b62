import { type ApiKey, isInForce } from '../../../domain/model/api/api-key'
import { DAY_MS, type Instant, instantOf } from '../../../domain/model/kernel/instant'
import type { Id } from '../../../domain/model/kernel/id'
import type { ApiAccess } from '../../../domain/use-cases/api/api-session'
import type { GrantedKey, Grants, GrantServices } from '../../../domain/use-cases/api/oauth/oauth-server'
import { LocalApiKeys } from './api-keys'
import type { Backend } from './backend'
import { loadPasswords } from './load-passwords'
import { apiKeysKey } from './store'

/** The grants among the keys that the backend keeps beside its records. */
class LocalGrants implements Grants {
  private readonly backend: Backend
  private readonly keys: LocalApiKeys

  constructor(backend: Backend) {
    this.backend = backend
    this.keys = new LocalApiKeys(backend.store)
  }

  async find(workspaceId: Id, id: Id): Promise<{ readonly key: GrantedKey | null; readonly now: Instant }> {
    const key = (await this.keys.of(workspaceId)).find((one) => one.id === id)
    return { key: key !== undefined && isGranted(key) ? key : null, now: instantOf(this.backend.runtime.now()) }
  }

  add(key: GrantedKey): Promise<boolean> {
    return this.change(key.workspaceId, (keys) => {
      if (keys.some(({ id }) => id === key.id)) return null
      return [...keys.filter((one) => !isLongOver(one, key.createdAt)), key]
    })
  }

  renew(key: GrantedKey, before: number): Promise<boolean> {
    return this.change(key.workspaceId, (keys) => {
      const known = keys.find(({ id }) => id === key.id)
      if (known?.grant?.generation !== before || known.revokedAt !== null) return null
      return keys.map((one) => (one.id === key.id ? { ...key, lastUsedAt: one.lastUsedAt } : one))
    })
  }

  revoke(workspaceId: Id, id: Id, at: Instant): Promise<void> {
    return this.backend.store.alone(() => this.keys.revoke(workspaceId, id, at))
  }

  private change(workspaceId: Id, to: (keys: readonly ApiKey[]) => readonly ApiKey[] | null): Promise<boolean> {
    const { store } = this.backend
    return store.alone(async () => {
      const keys = to(await this.keys.of(workspaceId))
      if (keys !== null) await store.write(apiKeysKey(workspaceId), keys)
      return keys !== null
    })
  }
}

/** @param keyFor as the handlers of this backend have it */
export function grantServicesOver(
  backend: Backend,
  { access, keyFor }: { readonly access: ApiAccess; readonly keyFor: GrantServices['keyFor'] },
): GrantServices {
  const sha256 = async (text: string) => (await loadPasswords()).sha256(text)
  return { access, keyFor, sha256, grants: new LocalGrants(backend) }
}

function isGranted(key: ApiKey): key is GrantedKey {
  return key.grant !== null
}

/** Programs are let in again and again: what is left of earlier times goes, once a code of it cannot come any more. */
function isLongOver({ grant, revokedAt, createdAt }: ApiKey, now: Instant): boolean {
  if (grant === null || Date.parse(now) - Date.parse(createdAt) < DAY_MS) return false
  return !isInForce({ revokedAt, expiresAt: grant.until }, now)
}
