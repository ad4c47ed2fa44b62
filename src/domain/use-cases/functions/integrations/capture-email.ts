import { may } from '../../../model/access/policy'
import { portError } from '../../../model/errors/port-error'
import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import type { FunctionContext } from '../function-context'
import { demandMember } from './demand-member'
import { noteOfMail } from './note-of-mail'

/** Puts a mail on the timeline of whom it is from or to. @throws access/denied, store/full */
export async function captureEmail(
  { workspaceId, message }: FunctionInput<'capture-email'>,
  context: FunctionContext,
): Promise<Answer<'capture-email'>> {
  const { member } = await demandMember(workspaceId, context)
  if (!may(member.role, 'notes.create')) throw portError('access/denied', { action: 'notes.create' })
  const bytes = decoded(message)
  if (bytes === null) return { ok: false, refusal: 'mail-unreadable' }
  return noteOfMail(bytes, { workspaceId, memberId: member.id }, context)
}

function decoded(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
  } catch {
    return null // no base64
  }
}
