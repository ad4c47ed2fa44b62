import type { AccountAnswer, AccountCalls, Answer, SessionAnswer } from '../../src/adapters/cloudflare/protocol'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Language } from '../../src/domain/model/kernel/language'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { User } from '../../src/domain/model/session/session'
import type { CallersAccount } from '../../src/domain/use-cases/functions/function-context'
import type { Mail } from '../../src/ports/developer-tools.port'

/** What the Worker and other objects may ask of the object of all accounts. */
export interface AccountsObject {
  auth(call: AccountCall): Promise<AccountReply>
  /** Who the token is of, and where they belong, in one question; `null`: nobody. */
  caller(token: string | null): Promise<KnownCaller | null>
  /** Who the token is of, or why it is nobody's. Where it now lasts longer, the cookie has to be set again. */
  lookAndProlong(token: string | null): Promise<SessionReply>
  userIdOf(email: string): Promise<Id | null>
  emailOf(userId: Id): Promise<string | null>
  /** As `CallersAccount`. A wrong proof counts as a guess of the password. */
  prove(userId: Id, proof: Proof): Promise<Answer<Proven>>
  remove(userId: Id): Promise<Answer<null>>
  register(workspaceId: Id, registration: Registration): Promise<void>
  unregister(workspaceId: Id): Promise<void>
  /** @param which `all`: also where they were deactivated. Default: `active` */
  workspacesOf(userId: Id, which?: 'active' | 'all'): Promise<readonly Id[]>
  workspaceOfToken(tokenHash: string): Promise<Id | null>
  /** The records of those whose slug begins so. */
  workspacesWithSlug(beginning: string): Promise<readonly RecordOf<'workspaces'>[]>
  isWorkspace(workspaceId: Id): Promise<boolean>
  /** All workspaces of the deployment. */
  workspaces(): Promise<readonly Id[]>
  /** The workspace that somebody has last begun to restore from a bundle. */
  restoring(userId: Id): Promise<Id | null>
  setRestoring(userId: Id, workspaceId: Id): Promise<void>
  /** Hexadecimal digits that only the backend can work out, always the same for a purpose. */
  key(purpose: string): Promise<string>
  answered(key: string): Promise<{ readonly value: unknown } | null>
  keepAnswer(key: string, value: unknown): Promise<void>
  /** Keeps a mail for whoever develops. */
  keepMail(mail: Mail): Promise<void>
  /** Counts a call of somebody that mails whom they name. @returns net/throttled when there were too many */
  countMail(userId: Id): Promise<Answer<null>>
  /** Counts a submission of a form. @returns net/throttled when there were more than this within the hour */
  countForm(key: string, most: number): Promise<Answer<null>>
  /** Newest first; none where nobody develops. */
  mails(): Promise<readonly Mail[]>
  /** Forgets everything; only where nobody's data is. */
  reset(): Promise<void>
}

/** A call about accounts, whose input has been checked. */
export interface AccountCall {
  readonly name: keyof AccountCalls
  readonly input: unknown
  /** As the cookie has it. */
  readonly token: string | null
  /** Where the app is, and the language of its browser: for what is mailed. */
  readonly origin: string
  readonly language: Language
}

export interface KnownCaller {
  readonly user: User
  /** The workspaces that they are active in, as far as the directory knows. */
  readonly workspaceIds: readonly Id[]
}

export interface AccountReply {
  readonly answer: Answer<AccountAnswer<unknown>>
  /** For the cookie; `null` clears it, absent leaves it as it is. */
  readonly token?: string | null
}

export type SessionReply =
  | { readonly session: NonNullable<SessionAnswer>; readonly isProlonged: boolean }
  | { readonly ended: 'none' | 'expired' | 'revoked' }

/** What a workspace tells of itself after a commit. */
export interface Registration {
  /** Its own record; `null`: one that is restored may have none yet. */
  readonly workspace: RecordOf<'workspaces'> | null
  readonly members: readonly (readonly [userId: Id, isActive: boolean])[]
  /** Each replaces what its invitation had before. */
  readonly tokens: readonly (readonly [tokenHash: string, invitationId: Id])[]
}

export type Proof = Parameters<CallersAccount['prove']>[0]
export type Proven = Awaited<ReturnType<CallersAccount['prove']>>
