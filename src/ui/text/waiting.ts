import type { FunctionName, WaitingName } from '../../domain/model/functions/catalogue'
import { inLanguage } from './in-language'

/** Files and calls that wait for a line, and why others cannot. */
export const waitingText = inLanguage('waiting', {
  file: (name: string) => `File “${name}”`,
  call: {
    'invite-member': (email: string) => `Invitation to ${email}`,
    'resend-invitation': 'An invitation, sent again',
    'revoke-invitation': 'An invitation, taken back',
    'capture-email': 'An e-mail for the timeline',
  } satisfies Record<WaitingName, unknown>,
  /** Told as soon as it is kept. */
  kept: 'Saved on this device. It is done once you are back online.',
  state: 'Waits for the line',
  sending: (percent: string) => `Uploading: ${percent}`,
  download: 'Download',
  cancel: 'Cancel',
  cancelFile: (name: string) => `Do not upload ${name}?`,
  cancelFileBody: 'Its bytes are deleted from this device, and nobody gets the file.',
  cancelCall: 'Leave this undone?',
  cancelCallBody: 'It waits on this device, and nobody has heard of it yet.',
  leave: 'Leave it undone',
  whyNot: {
    'create-workspace': 'You are offline. A workspace is made where your data is kept: try again once you are connected.',
    'accept-invitation':
      'You are offline. Whether the invitation still holds is for the server to say: try again once you are connected.',
    'deactivate-member':
      'You are offline. Access ends only when the server hears of it, so it is not put off: try again once you are connected.',
    'erase-person':
      'You are offline. What is known of a person must be gone everywhere when this says so: try again once you are connected.',
    'export-workspace': 'You are offline. The export is made where all of the data is: try again once you are connected.',
    'import-bundle': 'You are offline. A bundle is restored where your data is kept: try again once you are connected.',
    'webhook-secret': 'You are offline. The secret is not kept on this device: try again once you are connected.',
    'deliver-webhooks': 'You are offline. Deliveries go out from the server: try again once you are connected.',
    'calendar-feed': 'You are offline. The calendar is written by the server: try again once you are connected.',
    'calendar-link': 'You are offline. The link is not kept on this device: try again once you are connected.',
    'capture-address': 'You are offline. The address is not kept on this device: try again once you are connected.',
    'daily-digest': 'You are offline. The digest tells of today, so it is not put off: try again once you are connected.',
  } satisfies Record<Exclude<FunctionName, WaitingName>, string>,
})
