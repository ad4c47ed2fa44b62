import type { FunctionCall } from '../../src/adapters/shared/backend/function-calls'
import type { FunctionName } from '../../src/domain/model/functions/catalogue'
import type { FormAddress } from '../../src/domain/model/forms/public-form'
import type { ReceivedMail, SignedMail } from '../../src/domain/use-cases/functions/integrations/capture'

/** A call that the Worker has made sure of. */
export interface SentCall<N extends FunctionName = FunctionName> extends FunctionCall<N> {
  /**
   * What the call makes up follows from it: sent again after it was cut off, it makes the same ids and secrets, so that what was
   * stored and what is mailed belong together. Known to nobody else.
   */
  readonly seed: string
  /** Where the backend is reached. */
  readonly origin: string
}

/** A mail as it is signed, which its object reads when all that can be known without it is right. */
export interface SentMail extends Omit<SignedMail, 'body' | 'workspaceId'> {
  readonly body: ReadableStream<Uint8Array>
}

/** A mail to the workspace's own address, read as late. */
export interface MailedMail extends Omit<ReceivedMail, 'body'> {
  readonly body: ReadableStream<Uint8Array>
}

/** A call about a form, as it came, and what tells senders apart. */
export interface SentForm {
  readonly act: 'read' | 'submit'
  readonly address: FormAddress
  readonly input: unknown
  readonly sender: string | null
}

/** A file that goes with a submission, whose bytes are read when all that can be known without them is right. */
export interface SentFormFile extends Omit<SentForm, 'act'> {
  readonly body: ReadableStream<Uint8Array>
}

export interface CalendarLink {
  readonly workspaceId: string
  readonly memberId: string
  readonly key: string
}
