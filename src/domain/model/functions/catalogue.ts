import type { Id } from '../kernel/id'
import type { Role } from '../workspaces/workspace'

/** The functions a backend runs for us: what they take, give, and may refuse by name. */
export interface Functions {
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
}

export type FunctionName = keyof Functions
export type FunctionInput<N extends FunctionName> = Functions[N]['input']
export type FunctionOutput<N extends FunctionName> = Functions[N]['output']
export type Refusal<N extends FunctionName = FunctionName> = Functions[N]['refusal']

export type Answer<N extends FunctionName> =
  | { readonly ok: true; readonly value: FunctionOutput<N> }
  | { readonly ok: false; readonly refusal: Refusal<N> }
