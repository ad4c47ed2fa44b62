import type { ErrorCatalogue, ErrorCode } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { AnyQuery } from '../../domain/model/query/ast'
import type { AnyRecord, CollectionName, ReadableName } from '../../domain/model/records/collections'
import type { ClientVia, MutationId } from '../../domain/model/records/meta'
import type { Mutation } from '../../domain/model/records/mutation'
import type { Enrolment, PasswordStep, SecondFactor, SignIn, SignInStep, User } from '../../domain/model/session/session'
import type { Instant } from '../../domain/model/kernel/instant'
import type { ChangeCursor } from '../../ports/events.port'

/**
 * What the client and the Worker say to each other, in JSON.
 *
 * A call is `POST /api/<area>/<name>` with its input as the body; the answer is an `Answer`. Files travel as bytes, by
 * `/api/files/<workspace>/<path>`. `GET /api/live/<workspace>` opens a socket, on which `ToClient` and `ToServer` travel. A cookie
 * that no script can read says who calls.
 */
export const API = '/api'

export type Answer<T> = { readonly value: T } | { readonly error: Fault }

/** A `PortError` as data. */
export interface Fault<C extends ErrorCode = ErrorCode> {
  readonly code: C
  readonly details: ErrorCatalogue[C]
}

/** The calls of `/api/records`. A `workspaceId` of `null` asks all workspaces of the caller. */
export interface RecordCalls {
  getMany: {
    input: { readonly collection: ReadableName; readonly ids: readonly Id[] }
    answer: readonly object[]
  }
  list: {
    input: { readonly collection: ReadableName; readonly query: AnyQuery }
    answer: { readonly items: readonly object[]; readonly next: string | null; readonly total: number | null }
  }
  listEach: {
    input: {
      readonly workspaceId: Id
      readonly collections: readonly CollectionName[]
      readonly limit: number
      readonly after: Readonly<Partial<Record<CollectionName, string>>>
    }
    answer: Readonly<Partial<Record<CollectionName, RecordCalls['list']['answer']>>>
  }
  commit: {
    input: {
      readonly workspaceId: Id
      readonly mutations: readonly Mutation[]
      readonly mutationId: MutationId
      readonly via: ClientVia
      readonly after: MutationId | undefined
    }
    answer: { readonly outcomes: readonly object[]; readonly touched: readonly Touched[] | null }
  }
  pull: {
    input: { readonly workspaceId: Id; readonly after: ChangeCursor | null }
    answer: 'gap' | { readonly commits: readonly CommitMessage[]; readonly cursor: ChangeCursor; readonly more: boolean }
  }
  /** Passes a message on to all in a room but the connection that sends it. */
  send: {
    input: {
      readonly workspaceId: Id
      readonly connectionId: string
      readonly room: Room
      readonly message: string
      readonly payload: unknown
    }
    answer: null
  }
  /** The ids of the caller's workspaces. */
  workspaces: { input: Readonly<Record<never, never>>; answer: readonly Id[] }
}

export type Touched = readonly [CollectionName, Id]

/** A commit as one reader may know it. */
export interface CommitMessage {
  readonly before: ChangeCursor
  readonly after: ChangeCursor
  readonly mutationId: MutationId
  readonly changes: readonly { readonly collection: CollectionName; readonly id: Id; readonly record: AnyRecord | null }[]
}

/** A topic of the Events port in this workspace: `<topic>` or `<topic>:<about>`. */
export type Room = string

export type ToClient =
  /** What a commit touched; `null`: too much to name. */
  | {
      readonly kind: 'commit'
      readonly before: ChangeCursor
      readonly after: ChangeCursor
      readonly mutationId: MutationId
      readonly touched: readonly Touched[] | null
    }
  /** Everybody present in a room that this socket has joined, whenever it changes and once after joining. */
  | { readonly kind: 'peers'; readonly room: Room; readonly peers: readonly PeerMessage[] }
  | { readonly kind: 'message'; readonly room: Room; readonly message: string; readonly from: Id; readonly payload: unknown }
  /** The last message, with a code of `CLOSED`: how a socket is closed takes its time, and browsers wait for it. */
  | { readonly kind: 'ended'; readonly code: number }

export interface PeerMessage {
  readonly connectionId: string
  readonly userId: Id
  readonly state: unknown
}

export type ToServer =
  | { readonly kind: 'join' | 'leave'; readonly room: Room }
  /** Is present in the room with this state; `null`: no longer. */
  | { readonly kind: 'announce'; readonly room: Room; readonly state: unknown }

/** Why the server ends a socket. */
export const CLOSED = { signedOut: 4401, denied: 4403 } as const

/** `GET /api/auth/session`; `auth/signed-out` with its reason where the cookie is of a session that is over. */
export type SessionAnswer = { readonly user: User; readonly recovery: boolean } | null

/** The calls of `/api/auth`. Each answers with an `AccountAnswer`. */
export interface AccountCalls {
  'sign-in': { input: SignIn; answer: SignInStep }
  'sign-up': { input: { readonly email: string; readonly password: string; readonly name: string }; answer: SignInStep }
  verify: { input: { readonly challengeId: string; readonly code: string }; answer: SignInStep }
  'complete-redirect': { input: { readonly url: string; readonly replaces: boolean }; answer: SignInStep | null }
  'request-password-reset': { input: { readonly email: string }; answer: null }
  'change-password': { input: { readonly password: string }; answer: PasswordStep }
  'second-factors': { input: NoInput; answer: readonly SecondFactor[] }
  'enrol-second-factor': { input: NoInput; answer: Enrolment }
  'confirm-second-factor': { input: { readonly factorId: Id; readonly code: string }; answer: null }
  'remove-second-factor': { input: { readonly factorId: Id }; answer: null }
  'sign-out': { input: { readonly scope: 'this-device' | 'everywhere' }; answer: null }
}

type NoInput = Readonly<Record<never, never>>

export interface AccountAnswer<T> {
  readonly answer: T
  /** Who is signed in from now on; absent: whoever was before. */
  readonly session?: SessionAnswer
}

/** The most bytes of a file that one request brings. */
export const PART_BYTES = 1024 * 1024

/** How far an upload is. */
export type UploadAnswer =
  | { readonly kind: 'begun'; readonly upload: string; readonly at: number; readonly expiresAt: Instant }
  | { readonly kind: 'stored'; readonly sizeBytes: number; readonly contentType: string; readonly createdAt: Instant }
