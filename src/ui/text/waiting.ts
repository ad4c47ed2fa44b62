import type { FunctionName, WaitingName } from '../../domain/model/functions/catalogue'
import { inLanguage } from './in-language'

/** Files and calls that wait for a line, and why others cannot. */
export const waitingText = inLanguage('waiting', {
  file: (name: string) => `File “${name}”`,
  call: {
    'invite-member': (email: string) => `Invitation to ${email}`,
    'resend-invitation': 'Resend of an invitation',
    'revoke-invitation': 'Withdrawal of an invitation',
    'capture-email': 'An e-mail for the timeline',
  } satisfies Record<WaitingName, unknown>,
  /** Told as soon as it is kept. */
  kept: 'Saved on this device. It will be sent once you are back online.',
  state: 'Waiting for a connection',
  sending: (percent: string) => `Uploading: ${percent}`,
  download: 'Download',
  cancel: 'Cancel',
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
    'calendar-feed': 'You are offline. The calendar is written by the server: try again once you are connected.',
    'calendar-link': 'You are offline. The link is not kept on this device: try again once you are connected.',
    'capture-address': 'You are offline. The address is not kept on this device: try again once you are connected.',
    'daily-digest': 'You are offline. The digest is about today, so it cannot wait: try again once you are connected.',
  } satisfies Record<Exclude<FunctionName, WaitingName>, string>,
})
