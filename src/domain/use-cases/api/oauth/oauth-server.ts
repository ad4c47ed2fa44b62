import type { ApiKey } from '../../../model/api/api-key'
import type { Grant } from '../../../model/api/grant'
import type { Id } from '../../../model/kernel/id'
import type { Instant } from '../../../model/kernel/instant'
import type { ApiAccess } from '../api-session'

/** What the backend alone can work out, as in a `FunctionContext`. */
export interface Secrets {
  keyFor(purpose: string): Promise<string>
  sha256(text: string): Promise<string>
}

/** What an authorization server (OAuth 2.1) needs of the backend that it lets programs into. */
export interface GrantServices extends Secrets {
  readonly access: ApiAccess
  readonly grants: Grants
}

/** An authorization server for the programs of one backend. */
export interface OAuthServer extends GrantServices {
  /** Where programs come to, without a slash at its end. */
  readonly issuer: string
  /** The screen of the app where people are asked. */
  readonly consentUrl: string
}

export type GrantedKey = ApiKey & { readonly grant: Grant }

/** The grants of a backend. They are keys, and listed and revoked as these are. */
export interface Grants {
  /** By the backend's clock. `null`: there is none of this id. */
  find(workspaceId: Id, id: Id): Promise<{ readonly key: GrantedKey | null; readonly now: Instant }>
  /** @returns false: there is one of this id, and nothing was changed */
  add(key: GrantedKey): Promise<boolean>
  /** Replaces what it opens by. @returns false: it was not of this generation any more, and nothing was changed */
  renew(key: GrantedKey, before: number): Promise<boolean>
  revoke(workspaceId: Id, id: Id, at: Instant): Promise<void>
}

/** The resource that programs are let into. */
export function resourceOf(issuer: string): string {
  return `${issuer}/mcp`
}
