import type { AccountsObject } from './accounts/accounts-calls'
import type { WorkspaceObject } from './workspace/workspace-calls'

/** What the platform binds. */
export interface Env {
  /** One object, named `ACCOUNTS`. */
  readonly ACCOUNTS: ObjectsOf<AccountsObject>
  /** An object for each workspace, named by its id. */
  readonly WORKSPACES: ObjectsOf<WorkspaceObject>
  /** The files of the build. */
  readonly ASSETS?: { fetch(request: Request): Promise<Response> }
  /** Only where the backend is developed or tested: opens the routes below `/development`. */
  readonly DEVELOPMENT?: string
  /** A mail service that is asked by HTTP: its address, its key, and whom mails are from. All three, or none. */
  readonly MAIL_URL?: string
  readonly MAIL_KEY?: string
  readonly MAIL_FROM?: string
  /** A mail service on the same machine, which `MAIL_URL` then names: what is on it is out of reach otherwise. */
  readonly MAIL?: { fetch(request: Request): Promise<Response> }
  /** Where the app is, for links in mails. Without it they lead to where the request came that the mail is due to. */
  readonly APP_URL?: string
  /** The domain whose mail the platform hands to `receiveMail`. */
  readonly MAIL_DOMAIN?: string
  /** As whom the server that receives captured mail states what it found out about senders (its `authserv-id`). */
  readonly MAIL_AUTHSERV_ID?: string
}

/** The objects of one class. They are made when they are first called. */
interface ObjectsOf<T> {
  idFromName(name: string): object
  get(id: object): T
}

const ACCOUNTS = 'accounts'

export function accountsOf({ ACCOUNTS: objects }: Env): AccountsObject {
  return objects.get(objects.idFromName(ACCOUNTS))
}

export function workspaceOf({ WORKSPACES: objects }: Env, id: string): WorkspaceObject {
  return objects.get(objects.idFromName(id))
}
