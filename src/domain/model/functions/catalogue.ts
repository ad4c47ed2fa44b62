import type { ApiKeySummary, KeyScope } from '../api/api-key'
import type { RestoreStep } from '../bundle/restore-step'
import type { Id } from '../kernel/id'
import type { Instant } from '../kernel/instant'
import type { Role } from '../workspaces/workspace'
import type { ProgramFunctions } from './program-functions'

/** The functions a backend runs for us: what they take, give, and may refuse by name. */
export interface Functions extends ProgramFunctions {
  readonly 'create-workspace': {
    readonly input: {
      readonly name: string
      readonly currency: string
      readonly country: string
      readonly locale: string
      readonly timeZone: string
      /** Fill it with the sample team, people, companies and deals. */
      readonly sample: boolean
    }
    readonly output: { readonly workspaceId: Id }
    readonly refusal: never
  }
  readonly 'invite-member': {
    readonly input: { readonly workspaceId: Id; readonly email: string; readonly role: Role }
    readonly output: { readonly invitationId: Id }
    readonly refusal: 'already-member'
  }
  readonly 'accept-invitation': {
    readonly input: { readonly token: string }
    readonly output: { readonly workspaceId: Id }
    readonly refusal: 'invitation-unknown' | 'invitation-expired' | 'invitation-revoked' | 'invitation-wrong-address'
  }
  /** A new token and a new term, which void the old ones; an expired or revoked invitation holds again. Managers only. */
  readonly 'resend-invitation': {
    readonly input: { readonly workspaceId: Id; readonly invitationId: Id }
    readonly output: { readonly invitationId: Id }
    readonly refusal: 'already-member' | 'invitation-unknown' | 'invitation-used'
  }
  /** Its token opens nothing any more; for one that is revoked or expired already there is nothing to do. Managers only. */
  readonly 'revoke-invitation': {
    readonly input: { readonly workspaceId: Id; readonly invitationId: Id }
    readonly output: { readonly invitationId: Id }
    readonly refusal: 'invitation-unknown' | 'invitation-used'
  }
  /**
   * Takes a member's access and gives what is theirs to others, in one commit. Of somebody deactivated before, it hands over
   * what they still have. Managers only; an owner by owners only.
   */
  readonly 'deactivate-member': {
    readonly input: { readonly workspaceId: Id; readonly memberId: Id; readonly heirs: Heirs }
    /** How many records went over. */
    readonly output: { readonly [K in keyof Heirs]: number }
    readonly refusal: 'member-unknown' | 'heir-unknown'
  }
  /**
   * Deletes the caller's own account, who proves by their password who they are, and by a code where they have enrolled a second
   * factor. `workspaces` has each that they belong to, those in the trash too.
   */
  readonly 'delete-account': {
    readonly input: { readonly password: string; readonly code: string | null; readonly workspaces: readonly Leaving[] }
    /** How many workspaces were left or deleted. */
    readonly output: { readonly left: number }
    readonly refusal: 'proof-wrong' | 'code-needed' | 'heir-unknown' | 'owner-needed' | 'workspaces-changed'
  }
  /** What is known of a person goes for good: the record, what is about them alone, mentions elsewhere. Managers only. */
  readonly 'erase-person': {
    readonly input: { readonly workspaceId: Id; readonly personId: Id }
    readonly output: {
      /** Records purged, the person's own among them. */
      readonly erased: number
      /** Records and lines of the timeline in which the person was named, and is no more. */
      readonly redacted: number
    }
    readonly refusal: 'person-unknown'
  }
  /** All records of a workspace as one file, which the caller alone may download. Managers only. */
  readonly 'export-workspace': {
    readonly input: { readonly workspaceId: Id }
    readonly output: ExportedFile
    readonly refusal: 'export-too-large'
  }
  /**
   * Restores a bundle into a workspace that nobody sees until it is whole, in steps: `begin` names it, `records` brings a few
   * hundred records at a time, bytes of files go by `FilesPort.upload`, `open` makes the caller its owner. Anybody may; what
   * was begun and not opened goes with `discard`, or when the same person begins another.
   */
  readonly 'import-bundle': {
    readonly input: RestoreStep
    /** On `begin` another id than the given one if that is taken: the ids in the bundle must be replaced then. */
    readonly output: { readonly workspaceId: Id }
    readonly refusal: 'restore-unknown' | 'bundle-invalid' | 'bundle-incomplete' | 'bundle-foreign'
  }
  /**
   * What deliveries of a webhook are signed with. Renewed, the secret before signs along for a day, so that its receiver can be
   * told the new one meanwhile. Managers only.
   */
  readonly 'webhook-secret': {
    readonly input: { readonly workspaceId: Id; readonly webhookId: Id; readonly renew?: boolean }
    /** `formerUntil`: when the one before ends; `null`: there is none. */
    readonly output: { readonly secret: string; readonly formerUntil: Instant | null }
    readonly refusal: never
  }
  /** Delivers what is due; a schedule does the same. Managers only. */
  readonly 'deliver-webhooks': {
    readonly input: { readonly workspaceId: Id }
    /** Lines that were taken, and webhooks that refused one. */
    readonly output: { readonly delivered: number; readonly refused: number }
    readonly refusal: never
  }
  /** Runs what the rules of the workspace have to do now; the backend does the same by itself. Managers only. */
  readonly 'run-rules': {
    readonly input: { readonly workspaceId: Id }
    /** Runs that were begun or went on. */
    readonly output: { readonly runs: number }
    readonly refusal: never
  }
  /** Takes back what a run wrote, except what somebody has changed since. Managers only. */
  readonly 'undo-rule-run': {
    readonly input: { readonly workspaceId: Id; readonly runId: Id }
    /** Records that are as before, and those that were left as they are now. */
    readonly output: { readonly undone: number; readonly left: number }
    readonly refusal: 'run-unknown'
  }
  /** The caller's tasks and expected closes, as iCalendar. */
  readonly 'calendar-feed': {
    readonly input: { readonly workspaceId: Id }
    readonly output: { readonly calendar: string }
    readonly refusal: never
  }
  /** Where a calendar program finds the same; `null` where nobody else can reach the backend. Renewed, the link before is dead. */
  readonly 'calendar-link': {
    readonly input: { readonly workspaceId: Id; readonly renew: boolean }
    readonly output: { readonly url: string | null }
    readonly refusal: never
  }
  /**
   * A mail, as it came (RFC 5322, its bytes in base64), becomes a note with attachments on the people it is from or to. The
   * same mail twice is one note.
   */
  readonly 'capture-email': {
    readonly input: { readonly workspaceId: Id; readonly message: string }
    readonly output: { readonly noteId: Id }
    /** `mail-held`: its sender is not proven, and it waits for a decision; `mail-deleted`: it came before, and is gone for good. */
    readonly refusal: 'mail-unreadable' | 'mail-of-nobody' | 'mail-held' | 'mail-deleted'
  }
  /** Where a mail service delivers to and what it signs with, and the workspace's own address. Renewed, those before are dead. */
  readonly 'capture-address': {
    readonly input: { readonly workspaceId: Id; readonly renew: boolean }
    readonly output: { readonly url: string | null; readonly secret: string; readonly address: string | null }
    readonly refusal: never
  }
  /** Mails the caller what is due today; a schedule does the same for everybody each morning. */
  readonly 'daily-digest': {
    readonly input: { readonly workspaceId: Id }
    /** False: nothing is due. */
    readonly output: { readonly mailed: boolean }
    readonly refusal: never
  }
  /**
   * A key for programs, which is said this once, for the caller or for a robot of this role: a member without an account, named
   * as the key. Managers only.
   */
  readonly 'create-api-key': {
    readonly input: {
      readonly workspaceId: Id
      readonly name: string
      readonly scope: KeyScope
      readonly expiresAt: Instant | null
      readonly robot: Role | null
    }
    readonly output: { readonly keyId: Id; readonly key: string }
    readonly refusal: never
  }
  /** One's own, those of programs that one has let in among them; managers get everybody's. */
  readonly 'list-api-keys': {
    readonly input: { readonly workspaceId: Id }
    /** Newest first, with those that are over; and where programs call, `null` where none can. */
    readonly output: { readonly keys: readonly ApiKeySummary[]; readonly address: string | null }
    readonly refusal: never
  }
  /** At once and for good; its robot is deactivated with it. Of others, managers only. */
  readonly 'revoke-api-key': {
    readonly input: { readonly workspaceId: Id; readonly keyId: Id }
    readonly output: { readonly keyId: Id }
    readonly refusal: 'key-unknown'
  }
}

/** What an invitation says to whoever holds its token. */
export interface InvitationSummary {
  readonly workspaceName: string
  /** As the member is called there. */
  readonly invitedBy: string
}

/** Who gets what a member had: an active member each, or nobody (null). Tasks are those not done yet. */
export interface Heirs {
  readonly people: Id | null
  readonly companies: Id | null
  readonly deals: Id | null
  readonly tasks: Id | null
}

/** What becomes of a workspace when a member's account goes. */
export interface Leaving {
  readonly workspaceId: Id
  /** Who gets what was theirs, and becomes an owner where they were the last; an active member, or nobody (null). */
  readonly heirId: Id | null
  /** The workspace goes, for good: for its last owner to say. */
  readonly deletes: boolean
}

/** `path` is for `FilesPort.download`; the next export of the same member replaces the file. */
export interface ExportedFile {
  readonly path: string
  /** What to call it when it is saved. */
  readonly name: string
  readonly sizeBytes: number
  readonly records: number
}

export const FUNCTION_NAMES = [
  'create-workspace',
  'invite-member',
  'accept-invitation',
  'resend-invitation',
  'revoke-invitation',
  'deactivate-member',
  'delete-account',
  'erase-person',
  'export-workspace',
  'import-bundle',
  'webhook-secret',
  'deliver-webhooks',
  'run-rules',
  'undo-rule-run',
  'calendar-feed',
  'calendar-link',
  'capture-email',
  'capture-address',
  'daily-digest',
  'create-api-key',
  'list-api-keys',
  'revoke-api-key',
  'read-program',
  'authorize-program',
] as const satisfies readonly (keyof Functions)[]

export type FunctionName = keyof Functions

/**
 * What these answer is a secret, or what somebody wrote: it is kept by nobody, and worked out again when a call is sent
 * again. They write nothing, or the same again.
 */
export const UNKEPT_ANSWERS: ReadonlySet<FunctionName> = new Set<FunctionName>([
  'webhook-secret',
  'calendar-feed',
  'calendar-link',
  'capture-address',
  'create-api-key',
  'list-api-keys',
  'read-program',
  'authorize-program',
])

/**
 * What these do is the same whenever it is done, is done once however often the call is sent, and nobody goes on from what
 * they give: they may wait for a connection. The others tell somebody something, or take something away that must not be thought
 * gone before it is.
 */
export const WAITING_NAMES = [
  'invite-member',
  'resend-invitation',
  'revoke-invitation',
  'capture-email',
] as const satisfies readonly FunctionName[]

export type WaitingName = (typeof WAITING_NAMES)[number]

export function mayWait(name: FunctionName): name is WaitingName {
  return WAITING_NAMES.some((each) => each === name)
}

export type FunctionInput<N extends FunctionName> = Functions[N]['input']
export type FunctionOutput<N extends FunctionName> = Functions[N]['output']
export type Refusal<N extends FunctionName = FunctionName> = Functions[N]['refusal']

export type Answer<N extends FunctionName> =
  | { readonly ok: true; readonly value: FunctionOutput<N> }
  | { readonly ok: false; readonly refusal: Refusal<N> }
