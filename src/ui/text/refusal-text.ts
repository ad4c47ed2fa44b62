import type { Refusal } from '../../domain/model/functions/catalogue'
import { inLanguage } from './in-language'

type Sentences = Readonly<Record<Refusal, string>>

/** What to do after each refusal a function may answer with. The types make the list complete. */
export const refusalWords: Sentences = inLanguage('refusals', {
  'already-member': 'This person is already in the workspace.',
  'invitation-unknown': 'This invitation does not exist. Check that the whole link was copied, or ask for a new one.',
  'invitation-expired': 'This invitation has expired. Ask whoever invited you to send it again.',
  'invitation-revoked': 'This invitation was withdrawn. Ask whoever invited you for a new one.',
  'invitation-used': 'This invitation has already been accepted.',
  'member-unknown': 'This member is not in the workspace any more.',
  'heir-unknown': 'Somebody chosen to take over is not an active member. Choose again; nothing was changed.',
  'proof-wrong': 'The password or the code is wrong. Nothing was changed.',
  'code-needed': 'Two-step sign-in is on: type the code from your authenticator app as well.',
  'owner-needed': 'A workspace would be left without an owner. Choose who becomes one, or delete the workspace.',
  'workspaces-changed': 'Your workspaces have changed meanwhile. Close this and look again; nothing was changed.',
  'person-unknown': 'This person is not in the workspace any more. Nothing was erased.',
  'mail-unreadable': 'This is not an e-mail. Save the message as a file (.eml) in your mail program, then choose that file.',
  'mail-of-nobody': 'Nobody in this workspace has an address from this e-mail. Add the person first, then try again.',
  'mail-held': 'Nobody could prove whom this e-mail is from. It is kept aside until somebody adds or removes it.',
  'mail-deleted': 'This e-mail was here before and was deleted for good. It is not added again.',
  'export-too-large': 'The workspace is too large to export as one file. Empty the trash, or export views of it instead.',
  'restore-unknown': 'Restoring was interrupted, and what had been restored was removed. Start again with the same bundle.',
  'bundle-invalid': 'The bundle holds a record that is not valid. Nothing was restored. Export it again and use the new bundle.',
  'bundle-incomplete': 'Not every record of the bundle arrived. Nothing was restored. Try again.',
  'bundle-foreign':
    'The bundle refers to records that are not in it. Nothing was restored. Export it again and use the new bundle.',
  'invitation-wrong-address': 'This invitation is for another e-mail address. Sign in with the address it was sent to.',
})

export function refusalText(refusal: Refusal): string {
  return refusalWords[refusal]
}
