import { inLanguage } from './in-language'

export const accountText = inLanguage('account', {
  title: 'Delete account',
  lead: 'Deletes your account and signs you out everywhere. Your records go to the people you choose; your name stays on what you did.',
  delete: 'Delete account',
  ask: 'Delete your account?',
  body: 'This cannot be undone.',
  password: 'Your password',
  passwordHint: 'If you sign in without one, set a password first.',
  code: 'Code from the authenticator app',
  /** In the label of a choice. */
  heir: (workspace: string) => `Hand over your records in ${workspace} to`,
  nextOwner: (workspace: string) => `New owner of ${workspace}, who also gets your records`,
  nobody: 'Nobody',
  deletes: 'Delete the workspace, for good',
  choose: 'Choose',
  chooseFirst: 'Choose somebody, or delete the workspace.',
  gone: 'Your account is deleted.',
})

export const profileText = inLanguage('profile', {
  saved: 'Profile saved',
  nameTitle: 'Your profile',
  nameLead: (email: string) => `How others in this workspace see you. You sign in as ${email}.`,
  displayName: 'Display name',
  jobTitle: 'Title',
  timeZone: 'Time zone',
  timeZoneHint: 'Times are shown and entered in this time zone.',
  workspaceZone: (zone: string) => `Same as the workspace (${zone.replaceAll('_', ' ')})`,
})

export const securityText = inLanguage('security', {
  passwordTitle: 'Password',
  passwordLead: 'Changing it signs you out on all other devices.',
  newPassword: 'New password',
  changePassword: 'Change password',
  passwordChanged: 'Password changed',
  passwordCode: (email: string) =>
    `You signed in some time ago, so we sent a code to ${email}. Type it here to change the password.`,
  passwordCodeAgain: 'Send another code',
  factorTitle: 'Two-step sign-in',
  factorLead: 'After the password, a code from an authenticator app on your phone. Nobody gets in with the password alone.',
  factorOn: 'On',
  factorSince: (when: string) => `On since ${when}`,
  setUp: 'Set up',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-step sign-in?',
  turnOffBody: 'From then on the password alone is enough. Remove the entry from your authenticator app as well.',
  turnedOff: 'Two-step sign-in is off',
  turnedOn: 'Two-step sign-in is on. All other devices are signed out.',
  enrolTitle: 'Set up two-step sign-in',
  enrolLead: 'Scan this with an authenticator app, then type the code that it shows.',
  picture: 'QR code for the authenticator app',
  secret: 'Or type this key into the app',
  code: 'Code from the app',
  confirm: 'Turn on',
  badCode: 'This code is wrong. Type the one that the app shows now, and check that the phone’s clock is right.',
  codeMissing: 'Required',
  copyTitle: 'Work offline',
  copyOff:
    'Keeps a copy of your workspaces on this device, so that Portside opens at once and saves while you are offline. Use it only on your own device: anyone who can open this browser profile can read the copy. Signing out deletes it.',
  copyOn:
    'This device keeps a copy of your workspaces, so that Portside opens at once and saves while you are offline. Signing out deletes it. If this is not your own device, delete it: anyone who can open this browser profile can read the copy.',
  keepCopy: 'Keep a copy',
  dropCopy: 'Delete the copy',
  dropTitle: (count: number) =>
    count === 1 ? 'Delete the copy and lose 1 change?' : `Delete the copy and lose ${count} changes?`,
  dropBody:
    'They were made on this device and have not reached the server yet. Wait until they are sent, or save them as a file on the Sync screen.',
  sessionsTitle: 'Devices',
  sessionsLead: 'Ends your session in this browser and in all others. Use it if a device was lost.',
  signOutEverywhere: 'Sign out everywhere',
  signOutTitle: 'Sign out everywhere?',
  signOutBody: 'You have to sign in again here, too.',
})
