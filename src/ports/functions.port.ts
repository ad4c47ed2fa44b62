import type {
  FormAddress,
  FormAnswer,
  FormFileAnswer,
  FormFileInput,
  FormInput,
  PublicForm,
} from '../domain/model/forms/public-form'
import type { Answer, FunctionInput, FunctionName, InvitationSummary, WaitingName } from '../domain/model/functions/catalogue'
import type { MutationId } from '../domain/model/records/meta'
import type { CallOptions } from './call-options'

/** Work that must run beside the data, with rights the caller lacks. */
export interface FunctionsPort {
  readonly capabilities: {
    readonly available: ReadonlySet<FunctionName>
    /** Whether `callWhenever` accepts a call offline. */
    readonly callsOffline: boolean
    /** Whether what a function mails goes to an inbox. */
    readonly mail: boolean
  }

  /**
   * Refusals named in the catalogue are answers; everything else rejects with a PortError. Repeating a `mutationId` gives the
   * first answer and has no further effect.
   * @throws capability/missing, record/invalid (the input)
   */
  call<N extends FunctionName>(name: N, input: FunctionInput<N>, options: FunctionOptions): Promise<Answer<N>>

  /**
   * As `call`, for calls that may be made later. With `callsOffline`, and without a connection, it resolves with `null` once
   * the call is stored on this device: it is made, once, when there is a connection, after all earlier writes. `SyncPort`
   * reports the outcome.
   */
  callWhenever<N extends WaitingName>(name: N, input: FunctionInput<N>, options: FunctionOptions): Promise<Answer<N> | null>

  /**
   * Who invites, and where to, for whoever holds the token of an invitation, signed in or not; `null` when it cannot be accepted
   * any more. It writes nothing.
   */
  readInvitation(token: string, options?: CallOptions): Promise<InvitationSummary | null>

  /** An open form as everybody may see it, signed in or not; `null`: there is none. */
  readForm(form: FormAddress, options?: CallOptions): Promise<PublicForm | null>

  /**
   * Sends what somebody filled in, signed in or not. Repeating it with the same proof has no further effect.
   * @throws record/invalid, net/throttled, store/full
   */
  submitForm(input: FormInput, options?: CallOptions): Promise<FormAnswer>

  /**
   * Sends a file that goes with a submission, before it, by the proof of it: signed in or not. It is nobody's to read until the
   * submission has come, and goes again if that does not. Repeating it has no further effect.
   * @throws record/invalid, net/throttled, store/full
   */
  sendFormFile(input: FormFileInput, body: Blob, options?: CallOptions): Promise<FormFileAnswer>

  /** Where a page of its own reaches forms, without a session and without these ports; `null`: only this browser does. */
  formsAddress(): string | null
}

export interface FunctionOptions extends CallOptions {
  readonly mutationId: MutationId
}
