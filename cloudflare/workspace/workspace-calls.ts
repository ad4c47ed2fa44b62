import type { Answer, RecordCalls } from '../../src/adapters/cloudflare/protocol'
import type { Id } from '../../src/domain/model/kernel/id'
import type { ReadableName } from '../../src/domain/model/records/collections'
import type { Mutation } from '../../src/domain/model/records/mutation'
import type { ElevatedCalls } from '../functions/elevated-protocol'
import type { CalendarLink, MailedMail, SentCall, SentForm, SentFormFile, SentMail } from '../functions/sent-calls'

/** Who calls: the Worker has made sure of them. */
export interface Caller {
  readonly userId: Id
  readonly workspaceId: Id
}

/** The calls about records that one workspace answers as they come. */
export type RecordCallName = Exclude<keyof RecordCalls, 'workspaces' | 'send'>

/** What the Worker and other objects may ask of a workspace's object. */
export interface WorkspaceObject {
  /** A call of `/api/records` that names this workspace. */
  records<N extends RecordCallName>(
    caller: Caller,
    name: N,
    input: RecordCalls[N]['input'],
  ): Promise<Answer<RecordCalls[N]['answer']>>
  /** All rows that the user may read, for a question to all of their workspaces. */
  rows(caller: Caller, name: ReadableName): Promise<Answer<readonly object[]>>
  /** A member's message to a room. */
  send(caller: Caller, input: RecordCalls['send']['input']): Promise<Answer<null>>
  /** The bytes of files, and sockets. */
  fetch(request: Request): Promise<Response>
  /** A call of `/api/functions` about this workspace. */
  runFunction(call: SentCall): Promise<Answer<unknown>>
  /** What functions ask from elsewhere, with the backend's own rights. */
  elevated<N extends keyof ElevatedCalls>(
    workspaceId: Id,
    call: { readonly name: N; readonly input: ElevatedCalls[N]['input'] },
  ): Promise<Answer<ElevatedCalls[N]['answer']>>
  /** What a calendar program reads; `null`: the link is none. */
  calendar(link: CalendarLink): Promise<Answer<string | null>>
  /** What became of a mail; `null`: it is not signed with what the workspace gave out. */
  capture(workspaceId: Id, mail: SentMail): Promise<Answer<unknown>>
  /** The same of a mail to the workspace's own address; `null`: it is not its address. */
  receive(mail: MailedMail): Promise<Answer<unknown>>
  /** What somebody asks of a form, without a session. */
  form(call: SentForm): Promise<Answer<unknown>>
  formFile(call: SentFormFile): Promise<Answer<unknown>>
  /** Does what the alarm was set for: tells webhooks, mails digests, empties the trash. */
  wake(): Promise<void>
  /** Closes the sockets of somebody whose sessions have ended. */
  dropSockets(userId: Id): Promise<void>
  /** Lets go of what has been in the trash for long enough. */
  expire(): Promise<void>
  /** Writes without checking rights, as the backend's own jobs do. */
  adminWrite(workspaceId: Id, mutations: readonly Mutation[]): Promise<Answer<null>>
  setFull(isFull: boolean): Promise<void>
  /** Makes every change cursor handed out so far too old. */
  expireCursors(): Promise<void>
  /** Forgets everything, as if there had never been a workspace. */
  reset(): Promise<void>
}
