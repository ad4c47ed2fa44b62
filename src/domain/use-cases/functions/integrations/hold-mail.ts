import type { Email } from 'postal-mime'
import type { Answer } from '../../../model/functions/catalogue'
import { HELD_MAIL_TYPE } from '../../../model/integrations/mail-note'
import type { Id } from '../../../model/kernel/id'
import { LIMITS } from '../../../model/records/limits'
import type { FunctionContext } from '../function-context'
import { cleanName } from './clean-mail'
import { keepFiles, readyFiles, type MailFile } from './mail-files'

/**
 * Keeps a mail aside as it came: a file that is about nobody, which somebody of the team puts on the timeline, or removes. What
 * is too large to be a file is not kept.
 */
export async function holdMail(
  message: Uint8Array,
  {
    mail,
    id,
    place,
  }: { readonly mail: Email; readonly id: Id; readonly place: { readonly workspaceId: Id; readonly memberId: Id | null } },
  context: Pick<FunctionContext, 'records' | 'files'>,
): Promise<Answer<'capture-email'>> {
  const { workspaceId, memberId } = place
  const held: Answer<'capture-email'> = { ok: false, refusal: 'mail-held' }
  if (message.byteLength > LIMITS.fileBytes) return held
  const there = await context.records.get('files', workspaceId, id)
  // Decided already: what was removed does not come back because it is sent again.
  if (there !== null && there.status !== 'uploading') return held
  const blob = new Blob([message as BlobPart], { type: HELD_MAIL_TYPE })
  const name = cleanName(`${mail.from?.address ?? '?'}: ${mail.subject ?? '…'}`.slice(0, LIMITS.name - 4))
  const file: MailFile = {
    id,
    name: `${name.slice(0, LIMITS.name - 4)}.eml`,
    path: `workspaces/${workspaceId}/${id}`,
    subject: null,
    blob,
  }
  await keepFiles([file], place, context)
  await context.records.commit(readyFiles([file]), { workspaceId, memberId, via: 'function' })
  return held
}
