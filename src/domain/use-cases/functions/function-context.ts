import type { ApiKey } from '../../model/api/api-key'
import type { Answer, FunctionInput, FunctionName } from '../../model/functions/catalogue'
import type { Id } from '../../model/kernel/id'
import type { Instant, PlainDate } from '../../model/kernel/instant'
import type { Condition } from '../../model/query/ast'
import type { CollectionName, Collections, RecordOf } from '../../model/records/collections'
import type { MutationId, RecordMeta, Via } from '../../model/records/meta'
import type { Role } from '../../model/workspaces/workspace'
import type { User } from '../../model/session/session'

/**
 * All that a function's handler may touch. Each backend makes one for each call: the memory adapter over its own store,
 * a Deno entry over the service role. A handler checks the caller's rights itself; nothing below it does.
 */
export interface FunctionContext {
  readonly caller: User
  /** Milliseconds since the epoch. */
  now(): number
  /** A new UUIDv7. */
  newId(): Id
  /** As a Runtime's own. */
  turn(): Promise<void>
  /** From a cryptographically secure source. */
  randomBytes(count: number): Uint8Array
  /** Lower-case hexadecimal digits of the SHA-256 of the text's UTF-8 bytes. */
  sha256(text: string): Promise<string>
  /** Hexadecimal digits that only the backend can work out, always the same for a purpose: 256 bits. */
  keyFor(purpose: string): Promise<string>
  /** Where whoever is no member reaches the function; `null` where nobody can. */
  addressOf(name: FunctionName, path: string): string | null
  /** The domain that the backend receives mail for; `null`: none. */
  readonly mailDomain: string | null
  /** Where programs reach the API; `null` where none can. */
  apiAddress(): string | null
  /** @returns the HTTP status; `null` where there was no answer. Addresses within the backend's own network are not reached. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number | null>
  /** The account of the address, compared as `cleanEmail` returns it; `null`: none. Never revealed to the caller. */
  userIdOf(email: string): Promise<Id | null>
  /** The proven address of an account; `null` where there is none. */
  emailOf(userId: Id): Promise<string | null>
  readonly records: ElevatedRecords
  readonly files: ElevatedFiles
  readonly deliveries: Deliveries
  readonly ruleTurns: RuleTurns
  readonly restores: Restores
  readonly apiKeys: ApiKeys
  readonly account: CallersAccount
  /** Resolves when the mail was handed over; a mail that cannot be sent never undoes what was written. */
  sendMail(mail: Mail): Promise<void>
}

/** Records with the backend's own rights: no role is checked, every rule of the domain still holds. */
export interface ElevatedRecords {
  /** The workspace's record, trashed or live. Ids are a workspace's own: another one may have the same. */
  get<K extends CollectionName>(collection: K, workspaceId: Id, id: Id): Promise<RecordOf<K> | null>

  /** Records that satisfy the condition, by id: live ones, or those in the trash too. `workspaceId` null looks in every workspace. */
  find<K extends CollectionName>(
    collection: K,
    query: { readonly workspaceId: Id | null; readonly where?: Condition<RecordOf<K>>; readonly trash?: 'include' },
  ): Promise<readonly RecordOf<K>[]>

  /** Every record of the workspace, trashed ones too, by id, a few hundred at a time: a collection may not fit in memory. */
  pages<K extends CollectionName>(collection: K, workspaceId: Id): AsyncIterable<readonly RecordOf<K>[]>

  /** Live people with one of these addresses among theirs, as `cleanEmail` gives them: a few dozen at most. */
  peopleWithEmails(workspaceId: Id, emails: readonly string[]): Promise<readonly RecordOf<'people'>[]>

  /** Behind all deals of the stage, trashed ones too; `null`: it has none. */
  lastRank(workspaceId: Id, stageId: Id): Promise<string | null>

  /** The invitation a token's SHA-256 belongs to, whatever its status; tokens voided by a resend find nothing. */
  invitationByTokenHash(tokenHash: string): Promise<RecordOf<'invitations'> | null>

  /**
   * All of the writes or none, in order; any number of them, and none at all does nothing. Activities follow as with any
   * commit. A call that is sent again after it was cut off finds each of its commits, by their order, done or not done.
   * @throws record/invalid, record/missing, record/duplicate, workspace/last-owner, store/full
   */
  commit(writes: readonly ElevatedWrite[], options: ElevatedCommit): Promise<void>
}

/** The keys of programs. They are no records: nothing of them is copied, exported or told. */
export interface ApiKeys {
  /** Adding the same id again changes nothing. */
  add(key: ApiKey): Promise<void>
  of(workspaceId: Id): Promise<readonly ApiKey[]>
  /** One that is revoked already stays as it is. */
  revoke(workspaceId: Id, id: Id, at: Instant): Promise<void>
}

/** The queue of webhook deliveries. */
export interface Deliveries {
  /**
   * Leases active webhooks that are due and have lines to deliver, at most two of a workspace; workspaces that have waited longest
   * come first. A lease is exclusive, for a minute from now and from each `reach`.
   */
  claim(options: { readonly workspaceId: Id | null; readonly most: number }): Promise<readonly Claim[]>
  /** Lines after the claim's place, in order, which no commit can come before any more. */
  lines(claim: Claim, most: number): Promise<readonly RecordOf<'activities'>[]>
  /** Stores that all lines up to this one were delivered or skipped. @returns false: another run has the lease by now */
  reach(claim: Claim, line: Pick<RecordOf<'activities'>, 'at' | 'id'>): Promise<boolean>
  /** Gives it back. What is never given back is free again after a minute. */
  release(claim: Claim): Promise<void>
}

export interface Claim {
  readonly webhook: RecordOf<'webhooks'>
  /** Of who took it. */
  readonly token: string
  /** The last line that was delivered or skipped, or when the webhook was made. */
  readonly at: Instant
  readonly id: Id | null
}

/** Whose rules are run next, and how far they have come. */
export interface RuleTurns {
  /**
   * Leases a workspace whose rules have something to do: a line of the timeline that came, a run that is due, an hour that went by.
   * Whoever has waited longest comes first. A lease is exclusive, for a minute from now and from each `keep`.
   */
  claim(options: { readonly workspaceId: Id | null }): Promise<RuleTurn | null>
  /** Lines after this place, in order, which no commit can come before any more. */
  lines(turn: RuleTurn, place: Pick<RuleState, 'at' | 'id'>, most: number): Promise<readonly RecordOf<'activities'>[]>
  /** @returns false: another run has the lease by now */
  keep(turn: RuleTurn, state: RuleState): Promise<boolean>
  /** Gives it back. What is never given back is free again after a minute. */
  release(turn: RuleTurn): Promise<void>
}

export interface RuleTurn {
  readonly workspaceId: Id
  /** Of who took it. */
  readonly token: string
  /** `null`: none was kept yet. */
  readonly state: RuleState | null
}

/** Where rules go on. What was done before is known by its run: a state that is lost, or late, does nothing twice. */
export interface RuleState {
  /** The last line that was looked at. */
  readonly at: Instant
  readonly id: Id | null
  /** When the calendar was last looked at. */
  readonly scannedAt: Instant
  /** How often each rule has assigned somebody. */
  readonly turns: Readonly<Record<string, number>>
}

export interface ElevatedCommit {
  /** The commit of this id is done once, whichever call asks for it. Absent: it is known by its place in its call. */
  readonly mutationId?: MutationId
  /** A new workspace's own record is created in the workspace of its own id. */
  readonly workspaceId: Id
  /** The member it is done for; may be created by the same commit. */
  readonly memberId: Id | null
  readonly via: Via
  /** Kept where no client reads; replaces what the invitation had before. */
  readonly invitationTokens?: readonly { readonly invitationId: Id; readonly tokenHash: string }[]
}

type Stored = Exclude<CollectionName, 'activities'>

export type ElevatedWrite =
  | {
      readonly [K in Stored]:
        | { readonly kind: 'create'; readonly collection: K; readonly id: Id; readonly data: Partial<Collections[K]> }
        | { readonly kind: 'update'; readonly collection: K; readonly id: Id; readonly patch: Partial<Collections[K]> }
        | { readonly kind: 'trash' | 'purge'; readonly collection: K; readonly id: Id }
    }[Stored]
  | TimelineRedaction

/** The one way a line of the timeline ever changes: what it says is taken out, that it happened stays. */
export interface TimelineRedaction {
  readonly kind: 'update'
  readonly collection: 'activities'
  readonly id: Id
  readonly patch: Pick<Collections['activities'], 'label' | 'changes'>
}

/**
 * Workspaces in the making, from a bundle. None of their members has an account, so that nobody sees them; at most one for
 * each caller.
 */
export interface Restores {
  /** What the caller had begun before goes. @returns false: there is a workspace of this id */
  begin(workspaceId: Id): Promise<boolean>
  /** Has the caller begun it, and not opened it? */
  isBegun(workspaceId: Id): Promise<boolean>
  /**
   * Keeps the records as they are, stamps and all, in place of what has the same id. Nothing follows: no line of the timeline,
   * no notification.
   * @throws record/invalid, record/duplicate, store/full
   */
  write<K extends CollectionName>(collection: K, workspaceId: Id, records: readonly RestoredRecord<K>[]): Promise<void>
  /** What is there by now, and whether every reference names something that is. */
  survey(workspaceId: Id): Promise<RestoreSurvey>
  /**
   * From here on it is a workspace like any other, whose owner is this member. @throws record/invalid, record/duplicate,
   * record/in-use, workspace/last-owner: what no single record can be judged by
   */
  open(workspaceId: Id, opening: RestoreOpening): Promise<void>
  /** Discarding what is not there succeeds. */
  discard(workspaceId: Id): Promise<void>
}

/** The account of whoever calls. */
export interface CallersAccount {
  /** Is it they who ask? A session alone may be somebody else's who found it open. */
  prove(proof: { readonly password: string; readonly code: string | null }): Promise<'proven' | 'proof-wrong' | 'code-needed'>
  /** Ends every session of it; no active membership is left by then. */
  remove(): Promise<void>
}

/** Without what is the backend's own. */
export type RestoredRecord<K extends CollectionName> = Omit<RecordMeta, 'version' | 'workspaceId'> & Collections[K]

export interface RestoreSurvey {
  readonly counts: Readonly<Partial<Record<CollectionName, number>>>
  readonly dangling: number
}

export interface RestoreOpening {
  readonly owner: RestoredRecord<'members'>
  /** The invitation that waited for them. */
  readonly invitationId: Id | null
}

/** Stored bytes, with the backend's own rights. */
export interface ElevatedFiles {
  /** Removing what is not there succeeds. */
  remove(workspaceId: Id, paths: readonly string[]): Promise<void>
  /** Stores the bytes of a file whose record is about to be written. */
  put(workspaceId: Id, path: string, body: Blob): Promise<void>
  /**
   * Stores a file that only this member may download, in place of what was stored for them before.
   * @returns its path
   */
  keepFor(member: { readonly workspaceId: Id; readonly memberId: Id }, body: Blob): Promise<string>
}

/** The content of a mail; what it says and how it looks is in `letters`. */
export type Mail = InvitationMail | DigestMail

/** What is due, oldest first. */
export interface DigestMail {
  readonly kind: 'digest'
  readonly to: string
  /** The workspace's, which says the language of the mail. */
  readonly locale: string
  readonly workspaceName: string
  readonly slug: string
  readonly today: PlainDate
  readonly tasks: readonly DueLine[]
  readonly deals: readonly DueLine[]
}

export interface DueLine {
  readonly title: string
  readonly on: PlainDate
}

export interface InvitationMail {
  readonly kind: 'invitation'
  readonly to: string
  /** The workspace's, as above. */
  readonly locale: string
  readonly workspaceName: string
  readonly invitedBy: string
  readonly role: Role
  /** Goes into `/invite/<token>`; it is known to nobody else. */
  readonly token: string
  readonly expiresAt: Instant
}

/** @throws access/denied, and what its writes throw */
export type Handler<N extends FunctionName> = (input: FunctionInput<N>, context: FunctionContext) => Promise<Answer<N>>
