import type { BackendFinding } from '../../ports/backends.port'
import { inLanguage } from './in-language'

type Trouble = Exclude<BackendFinding, { readonly status: 'ready' }>
type Told = 'blocked' | 'older' | 'newer'
type FindingWords = Readonly<Record<Exclude<Trouble['status'], Told>, string>> & {
  readonly blocked: (origin: string) => string
  readonly older: (found: string, expected: string) => string
  readonly newer: (found: string, expected: string) => string
}

/** What was found at an address, and what to do about it. */
export function findingText(finding: Trouble): string {
  switch (finding.status) {
    case 'blocked':
      return findingWords.blocked(finding.origin)
    case 'older':
      return findingWords.older(finding.found, finding.expected)
    case 'newer':
      return findingWords.newer(finding.found, finding.expected)
    default:
      return findingWords[finding.status]
  }
}

export const findingWords: FindingWords = inLanguage('findings', {
  blocked: (origin) =>
    `This copy of Portside may not talk to ${origin}: its security policy does not list it. Whoever hosts Portside can add it to connect-src.`,
  older: (found, expected) =>
    `The project has version ${found} of Portside’s tables, and this app needs ${expected}. Push the newer migrations to it.`,
  newer: (found, expected) =>
    `The project has version ${found} of Portside’s tables, and this app knows ${expected}. Reload to get the newest app; if that does not help, update it.`,
  'bad-url':
    'That is not the address of a project. It looks like https://abcdefgh.supabase.co; you find it in the project’s settings.',
  'insecure-url': 'An address must begin with https:// or passwords would travel in the clear.',
  'bad-key':
    'That is not a publishable key. It begins with sb_publishable_; you find it in the project’s settings under API keys.',
  'secret-key':
    'That is a secret key. It opens all data to whoever has it and must never be in a browser, so it was cleared from the field. Paste the publishable key instead; if you have shared the secret one, replace it in the project’s settings.',
  unreachable: 'That address does not answer. Check it, and that the project is running.',
  'not-supabase': 'Something answers there, but it is not a Supabase project. Check the address.',
  'wrong-key': 'The project does not know this key. Copy the publishable key from its settings again.',
  'no-schema': 'The project answers, but Portside’s tables are not there yet. Push the migrations to it, then try again.',
})

const SETTINGS: Readonly<Record<string, string>> = { url: 'the project’s URL', publishableKey: 'its publishable key' }

export const backendText = inLanguage('backend', {
  notConfiguredTitle: 'The backend is not set up yet',
  notConfigured: (missing: readonly string[]) =>
    `Portside was told to use Supabase, but ${missing.map((name) => SETTINGS[name] ?? name).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing or wrong.`,
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
      return 'The backend answers, but Portside’s tables are not there yet. Push the migrations to it, then reload.'
    if (Number(found) < Number(expected))
      return `The backend is older than this app: it has data version ${found}, and ${expected} is needed. Push the newer migrations to it, then reload.`
    return `This app is older than its backend: it knows data version ${expected}, and the backend has ${found}. Reload to get the newest app; if that does not help, update it.`
  },
  failedTitle: 'Portside could not start',

  title: 'Backends',
  lead: 'Where Portside keeps your data. Each has its own accounts and workspaces.',
  firstTitle: 'Connect Portside',
  firstLead:
    'Portside keeps your data in a Supabase project of your team. Enter its address and key, or keep everything in this browser.',
  known: 'Known backends',
  thisBrowser: 'This browser',
  thisBrowserHint: 'No server; the data stays on this device',
  current: 'In use',
  turnTo: 'Use',
  turnToLabel: (name: string) => `Use ${name}`,
  forget: (name: string) => `Forget ${name}`,
  add: 'Add a Supabase project',
  url: 'Project URL',
  urlHint: 'Such as https://abcdefgh.supabase.co',
  key: 'Publishable key',
  keyHint: 'Begins with sb_publishable_. It is not a secret.',
  name: 'Name',
  nameHint: 'What you call it here',
  connect: 'Check and connect',
  back: 'Back to Portside',
  on: (name: string) => `Your account and your data are on ${name}.`,
  onThisBrowser: 'Without a backend, your account and your data stay in this browser.',
  change: 'Change',
})

export const backendName = ({ kind, name }: { readonly kind: string; readonly name: string }): string =>
  kind === 'memory' ? backendText.thisBrowser : name
