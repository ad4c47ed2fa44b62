import type { GrantScope } from '../api/grant'
import type { Id } from '../kernel/id'
import type { Instant } from '../kernel/instant'

/** The functions by which people let programs in. */
export interface ProgramFunctions {
  /** Of a program that asks to be let in (OAuth 2.1): what it calls itself, and where the answer would go. */
  readonly 'read-program': {
    readonly input: { readonly clientId: string; readonly redirectUri: string }
    readonly output: {
      readonly name: string
      /** A host, or the scheme of an app. */
      readonly host: string
      /** The answer goes to a program on the person's own machine. */
      readonly staysOnDevice: boolean
      /** Who answers it; `null` where no program can come. */
      readonly issuer: string | null
    }
    /** It was not registered here, or does not name this address as its own: nobody is to be sent there. */
    readonly refusal: 'program-unknown'
  }
  /** Lets a program act as the caller in a workspace: a code, which it exchanges for tokens within a minute. */
  readonly 'authorize-program': {
    readonly input: {
      readonly workspaceId: Id
      readonly clientId: string
      readonly redirectUri: string
      /** The SHA-256 of what only the program knows (RFC 7636). */
      readonly challenge: string
      /** What it means to use (RFC 8707); `null`: it does not say. */
      readonly resource: string | null
      readonly scope: GrantScope
      /** When it has to ask again; `null`: never. */
      readonly until: Instant | null
    }
    readonly output: { readonly code: string; readonly issuer: string | null }
    /** `program-elsewhere`: it means to use another server. */
    readonly refusal: 'program-unknown' | 'program-elsewhere'
  }
}
