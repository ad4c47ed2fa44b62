import type { Refusal, FunctionName, WaitingName } from '../../domain/model/functions/catalogue'
import { inLanguage } from './in-language'

type Sentences = Readonly<Record<Refusal, string>>

/** What to do after each refusal a function may answer with. The types make the list complete. */
export const refusalWords: Sentences = inLanguage('refusals', {
  'already-member': 'This person is already in the workspace.',
  'invitation-unknown': 'This invitation does not exist. Check that the whole link was copied, or ask for a new one.',
  'invitation-expired': 'This invitation has expired. Ask whoever invited you to send it again.',
  'invitation-revoked': 'This invitation was revoked. Ask whoever invited you for a new one.',
  'invitation-used': 'This invitation has already been accepted.',
  'member-unknown': 'This member is not in the workspace any more.',
  'heir-unknown': 'Somebody chosen to take over is not an active member. Choose again; nothing was changed.',
  'proof-wrong': 'The password or the code is wrong. Nothing was changed.',
  'code-needed': 'Two-step sign-in is on: type the code from your authenticator app as well.',
  'owner-needed': 'A workspace would be left without an owner. Choose who becomes one, or delete the workspace.',
  'workspaces-changed': 'Your workspaces have changed in the meantime. Close this and check again; nothing was changed.',
  'key-unknown': 'This key is not in the workspace any more.',
  'push-service-refused': 'The server cannot reach the push service of this browser.',
  'device-elsewhere': 'Somebody else is notified in this browser. Turn it off there first.',
  'too-many-devices': 'You are notified in twenty browsers already. Turn one of them off first.',
  'program-unknown':
    'This program did not introduce itself properly. Nothing was shared. Start again from the program, and if that does not help, tell whoever makes it.',
  'program-elsewhere': 'This program asks for another server than this one. Nothing was shared.',
  'person-unknown': 'This person is not in the workspace any more. Nothing was erased.',
  'mail-unreadable': 'This is not an e-mail. Save the message as a file (.eml) in your mail program, then choose that file.',
  'mail-of-nobody': 'Nobody in this workspace has an address from this e-mail. Add the person first, then try again.',
  'mail-held': 'The sender of this e-mail could not be verified. It is held until somebody adds or removes it.',
  'mail-deleted': 'This e-mail was here before and was deleted for good. It is not added again.',
  'export-too-large': 'The workspace is too large to export as one file. Empty the trash, or export views of it instead.',
  'restore-unknown': 'Restoring was interrupted, and what had been restored was removed. Start again with the same bundle.',
  'bundle-invalid': 'The bundle holds a record that is not valid. Nothing was restored. Export it again and use the new bundle.',
  'bundle-incomplete': 'Not every record of the bundle arrived. Nothing was restored. Try again.',
  'bundle-foreign':
    'The bundle refers to records that are not in it. Nothing was restored. Export it again and use the new bundle.',
  'run-unknown': 'This run is not in the log any more. Nothing was undone.',
  'invitation-wrong-address': 'This invitation is for another e-mail address. Sign in with the address it was sent to.',
})

export function refusalText(refusal: Refusal): string {
  return refusalWords[refusal]
}

/** Files and calls that wait for a line, and why others cannot. */
export const waitingText = inLanguage('waiting', {
  file: (name: string) => `File “${name}”`,
  call: {
    'invite-member': (email: string) => `Invitation to ${email}`,
    'resend-invitation': 'Resend an invitation',
    'revoke-invitation': 'Revoke an invitation',
    'capture-email': 'An e-mail for the timeline',
  } satisfies Record<WaitingName, unknown>,
  /** Told as soon as it is kept. */
  kept: 'Saved on this device. It will be sent once you are back online.',
  state: 'Waiting for a connection',
  sending: (percent: string) => `Uploading: ${percent}`,
  download: 'Download',
  cancelFile: (name: string) => `Do not upload ${name}?`,
  cancelFileBody: 'The file is deleted from this device and not uploaded.',
  cancelCall: 'Cancel this?',
  cancelCallBody: 'It is waiting on this device and has not been sent yet.',
  leave: 'Do not send it',
  whyNot: {
    'create-workspace': 'You are offline. Workspaces are created on the server: try again once you are connected.',
    'accept-invitation':
      'You are offline. Only the server can say whether the invitation is still valid: try again once you are connected.',
    'deactivate-member':
      'You are offline. Access ends only once the server knows, so this cannot wait: try again once you are connected.',
    'delete-account': 'You are offline. Accounts are deleted on the server: try again once you are connected.',
    'erase-person': 'You are offline. Erasing must take effect everywhere at once: try again once you are connected.',
    'export-workspace': 'You are offline. The export is made on the server: try again once you are connected.',
    'import-bundle': 'You are offline. Bundles are restored on the server: try again once you are connected.',
    'webhook-secret': 'You are offline. The secret is not kept on this device: try again once you are connected.',
    'deliver-webhooks': 'You are offline. Deliveries go out from the server: try again once you are connected.',
    'run-rules': 'You are offline. Automations run on the server: try again once you are connected.',
    'undo-rule-run': 'You are offline. Runs are undone on the server: try again once you are connected.',
    'calendar-feed': 'You are offline. The calendar is written by the server: try again once you are connected.',
    'calendar-link': 'You are offline. The link is not kept on this device: try again once you are connected.',
    'capture-address': 'You are offline. The address is not kept on this device: try again once you are connected.',
    'daily-digest': 'You are offline. The digest is about today, so it cannot wait: try again once you are connected.',
    'create-api-key': 'You are offline. Keys are made on the server: try again once you are connected.',
    'read-program': 'You are offline. Only the server knows the program that asks: try again once you are connected.',
    'authorize-program': 'You are offline. A program can be let in only once you are connected.',
    'list-push-devices': 'You are offline. Where you are notified is known to the server only: try again once you are connected.',
    'turn-on-push': 'You are offline. Notifications can be turned on only once you are connected.',
    'turn-off-push': 'You are offline. Notifications end only once the server knows: try again once you are connected.',
    'deliver-pushes': 'You are offline. What is due goes out once you are connected.',
    'list-api-keys': 'You are offline. Keys are not kept on this device: try again once you are connected.',
    'revoke-api-key':
      'You are offline. A key ends only once the server knows, so this cannot wait: try again once you are connected.',
  } satisfies Record<Exclude<FunctionName, WaitingName>, string>,
})
