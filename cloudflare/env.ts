import type { DurableObjectNamespace } from '@cloudflare/workers-types'
import type { Accounts } from './accounts/accounts-object'
import type { Workspace } from './workspace/workspace-object'

/** What the platform binds. */
export interface Env {
  /** One object, named `ACCOUNTS`. */
  readonly ACCOUNTS: DurableObjectNamespace<never>
  /** An object for each workspace, named by its id. */
  readonly WORKSPACES: DurableObjectNamespace<never>
  /** Only where the backend is developed or tested: opens the routes below `/development`. */
  readonly DEVELOPMENT?: string
  /** As whom the server that receives captured mail states what it found out about senders (its `authserv-id`). */
  readonly MAIL_AUTHSERV_ID?: string
}

/** The methods of an object that can be called from elsewhere. All of them answer with promises. */
export type Stub<T> = Pick<T, keyof T>

const ACCOUNTS = 'accounts'

export function accountsOf(env: Env): Stub<Accounts> {
  return env.ACCOUNTS.get(env.ACCOUNTS.idFromName(ACCOUNTS)) as unknown as Stub<Accounts>
}

export function workspaceOf(env: Env, id: string): Stub<Workspace> {
  return env.WORKSPACES.get(env.WORKSPACES.idFromName(id)) as unknown as Stub<Workspace>
}
