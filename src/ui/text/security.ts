import { inLanguage } from './in-language'

export const securityText = inLanguage('security', {
  passwordTitle: 'Password',
  passwordLead: 'Whoever is signed in elsewhere with the old one is signed out.',
  newPassword: 'New password',
  changePassword: 'Change password',
  passwordChanged: 'Password changed',
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
  badCode: 'This code is not right. Type the one that the app shows now; the clock of the phone must be right.',
  codeMissing: 'Code from the app is needed.',
  copyTitle: 'Work without a line',
  copyOff:
    'Keeps a copy of your workspaces on this device: Portside then opens at once and saves without a line. Only on a device that is yours: whoever can open this browser profile can read the copy. Signing out deletes it.',
  copyOn:
    'This device keeps a copy of your workspaces: Portside opens at once and saves without a line. Signing out deletes it. On a device that is not yours, delete it: whoever can open this browser profile can read the copy.',
  keepCopy: 'Keep a copy',
  dropCopy: 'Delete the copy',
  dropTitle: (count: number) =>
    count === 1 ? 'Delete the copy and lose 1 change?' : `Delete the copy and lose ${count} changes?`,
  dropBody:
    'They were made on this device and are not with the server yet. Wait until they are sent, or save them as a file on the Sync screen.',
  sessionsTitle: 'Devices',
  sessionsLead: 'Ends your session in this browser and in all others. Use it when a device was lost.',
  signOutEverywhere: 'Sign out everywhere',
  signOutTitle: 'Sign out everywhere?',
  signOutBody: 'You have to sign in again here, too.',
})
