import { inLanguage } from './in-language'
import type { KnownBackend } from '../../ports/backends.port'

export const workspacesText = inLanguage('workspaces', {
  chooseTitle: 'Your workspaces',
  chooseLead: 'Choose where to work.',
  noneLead: 'You are not in a workspace yet. Create one, or open the link in your invitation.',
  create: 'Create a workspace',
  createTitle: 'Create a workspace',
  createLead: 'A place for your team, its people, companies and deals. All of this can be changed later.',
  name: 'Name of your team or company',
  namePlaceholder: 'Harbour & Co.',
  nameMissing: 'Required',
  more: 'Currency, formats and time',
  country: 'Country',
  currency: 'Currency',
  locale: 'Language and formats',
  timeZone: 'Time zone',
  start: 'Start with',
  sample: 'Sample data',
  sampleHint: 'A small team with people, companies and deals to try things on.',
  empty: 'An empty workspace',
  emptyHint: 'Import your contacts or add them one by one.',
  submit: 'Create workspace',
  deleted: 'Deleted in the last 30 days',
  restoreBundle: 'Restore from a bundle',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  signOut: 'Sign out',
  signedInAs: (email: string) => `Signed in as ${email}`,
})

export const backendText = inLanguage('backend', {
  notConfiguredTitle: 'The backend is not set up yet',
  otherBackend: 'Choose a backend',
  corruptTitle: 'The data in this browser cannot be read',
  corrupt: (part: string) =>
    `The data that Portside kept in this browser is damaged (${part}). It was left untouched. Reload first: another tab may have been writing. If that does not help, download what is there, then keep what can be read; the rest is only in the downloaded file.`,
  downloadAll: 'Download everything',
  keepReadable: 'Keep what can be read',
  startAfresh: 'Delete and start afresh',
  recoveryFileName: 'portside-recovery.jsonl',
  recoveryFailed: 'That did not work: the browser cannot read its own database.',
  mismatchTitle: 'Portside and its backend are not compatible',
  mismatch: (expected: string, found: string) => {
    if (found === '')
      return 'The backend answers, but Portside’s tables are not there yet. Push the migrations to it, then try again.'
    if (Number(found) < Number(expected))
      return `The backend is older than this app: it has data version ${found}, and ${expected} is needed. Push the newer migrations to it, then try again.`
    return `This app is older than its backend: it knows data version ${expected}, and the backend has ${found}. Reload to get the newest app; if that does not help, update it.`
  },
  failedTitle: 'Portside could not start',

  title: 'Backends',
  lead: 'Where Portside keeps your data. Each has its own accounts and workspaces.',
  firstTitle: 'Connect Portside',
  firstLead: 'Portside keeps your data in your team’s backend. Choose one, or keep everything in this browser.',
  known: 'Known backends',
  thisBrowser: 'This browser',
  thisBrowserHint: 'No server; the data stays on this device',
  current: 'In use',
  turnTo: 'Use',
  turnToLabel: (name: string) => `Use ${name}`,
  forget: (name: string) => `Forget ${name}`,
  kind: 'Kind of backend',
  name: 'Name',
  nameHint: 'What you call it here',
  connect: 'Check and connect',
  back: 'Back to Portside',
  on: (name: string) => `Your account and your data are on ${name}.`,
  onThisBrowser: 'Without a backend, your account and your data stay in this browser.',
  change: 'Change',
  unreachable: 'That address does not answer. Check it, and that the backend is running.',
  blocked: (origin: string) =>
    `This copy of Portside may not talk to ${origin}: its security policy does not list it. Whoever hosts Portside can add it to connect-src.`,
})

export const backendName = ({ isOnDevice, name }: Pick<KnownBackend, 'isOnDevice' | 'name'>): string =>
  isOnDevice ? backendText.thisBrowser : name
