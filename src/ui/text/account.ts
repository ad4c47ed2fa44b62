import { inLanguage } from './in-language'

export const accountText = inLanguage('account', {
  title: 'Delete account',
  lead: 'Your account and all your sessions end for good. What you have goes to whom you choose; your name stays with what you did.',
  delete: 'Delete account',
  ask: 'Delete your account?',
  body: 'This cannot be undone.',
  password: 'Your password',
  passwordHint: 'If you sign in without one, set a password first.',
  code: 'Code from the authenticator app',
  /** In the label of a choice. */
  heir: (workspace: string) => `What is yours in ${workspace} goes to`,
  nextOwner: (workspace: string) => `${workspace}: who becomes its owner and gets what is yours`,
  nobody: 'Nobody',
  deletes: 'Delete the workspace, for good',
  choose: 'Choose',
  chooseFirst: 'Choose somebody, or delete the workspace.',
  gone: 'Your account is deleted.',
})
