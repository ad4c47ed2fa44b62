import type { Mutation, WritableName } from '../../domain/model/records/mutation'
import { inLanguage } from './in-language'

const KINDS: Readonly<Record<WritableName, string>> = {
  workspaces: 'workspace',
  members: 'member',
  people: 'person',
  companies: 'company',
  pipelines: 'pipeline',
  stages: 'stage',
  lostReasons: 'lost reason',
  deals: 'deal',
  tasks: 'task',
  notes: 'note',
  files: 'file',
  tags: 'tag',
  fieldDefinitions: 'field',
  imports: 'import',
  importChunks: 'part of an import',
  notifications: 'notification',
  webhooks: 'webhook',
  savedViews: 'view',
  merges: 'merge',
  drafts: 'proposal',
  forms: 'form',
  submissions: 'answer to a form',
  rules: 'automation',
  ruleRuns: 'run of an automation',
}

const VERBS: Readonly<Record<Mutation['kind'], string>> = {
  create: 'New',
  update: 'Changed',
  trash: 'Moved to the trash:',
  restore: 'Restored',
  purge: 'Deleted for good:',
}

export interface DescribedChange {
  readonly kind: Mutation['kind']
  readonly collection: WritableName
  readonly name: string | null
}

export const syncText = inLanguage('sync', {
  title: 'Sync',
  upToDate: 'Up to date',
  catchingUp: 'Catching up',
  connecting: 'Connecting',
  saved: (count: string) => `Saved here · ${count} to send`,
  sending: (count: string) => `Sending ${count}`,
  copying: 'Copying to this device',
  copyingAt: (percent: string) => `Copying to this device: ${percent}`,
  toDecide: (count: number, formatted: string) => (count === 1 ? '1 needs a decision' : `${formatted} need a decision`),
  held: {
    loading: (records: string, total: string | null): string =>
      total === null
        ? 'The workspace is being copied to this device.'
        : `The workspace is being copied to this device: ${records} of ${total} records, newest first. You can work meanwhile.`,
    whole: 'All of this workspace is on this device.',
    window: 'This workspace is too large to keep in full: offline you see the part that is on this device.',
  },
  full: (waiting: number, formatted: string): string =>
    waiting === 0
      ? 'There is no room left on this device, so nothing new can be saved offline. Free some space on it.'
      : `There is no room left on this device: ${waiting === 1 ? '1 change is' : `${formatted} changes are`} safe and will be sent, but nothing new can be saved offline. Free some space, or save what is waiting as a file.`,
  fullShort: 'No room left on this device',
  unreadable: 'Cannot be read',
  unreadableWhy: (count: number, formatted: string): string =>
    `${count === 1 ? '1 change that was waiting here' : `${formatted} changes that were waiting here`} can no longer be read, so nothing of this was sent. Save it as a file: what you wrote may still be in it.`,
  discardUnreadable: 'Discard what cannot be read',
  discardUnreadableTitle: 'Discard what cannot be read?',
  discardUnreadableBody: 'It may be all there is of what you wrote. Save it as a file first if you might need it.',
  seen: (when: string) => `The server last answered ${when}.`,
  neverSeen: 'The server has not answered yet.',
  empty: 'Everything is sent',
  emptyHint: 'What you write offline waits here, and is sent by itself once you are back online.',
  direct: 'Nothing waits here',
  directHint: 'What you write goes straight to where your data is kept.',
  section: { conflicted: 'Needs your decision', refused: 'Not accepted', waiting: 'Waiting to be sent' },
  change: ({ kind, collection, name }: DescribedChange): string =>
    name === null ? `${VERBS[kind]} ${KINDS[collection]}` : `${VERBS[kind]} ${KINDS[collection]} “${name}”`,
  more: (count: string) => `Show ${count} more`,
  conflict: {
    fields: (who: string) => `${who} changed the same fields in the meantime. Nothing of yours is lost: choose what to keep.`,
    trashed: (who: string) => `${who} moved it to the trash in the meantime.`,
    gone: (_who: string): string => 'It was deleted for good in the meantime, so nothing can be written to it.',
    several: (_who: string): string =>
      'Somebody else changed several of these in the meantime. Nothing of yours is lost: decide each record separately.',
    whole: (_who: string): string => 'Somebody else changed this in the meantime.',
  },
  position: (position: string, of: string) => `${position} of ${of}`,
  decide: 'Decide…',
  later: 'Decide later',
  takeMine: 'Use mine',
  keepTheirs: 'Keep theirs',
  retry: 'Send again',
  discard: 'Discard',
  of: (action: string, change: string) => `${action.replace('…', '')}: ${change}`,
  discardTitle: 'Discard this change?',
  discardBody: (records: number): string =>
    records === 1
      ? 'What you wrote is lost, and the record shows what the server has.'
      : `What you wrote to ${records} records is lost, and they show what the server has.`,
  export: 'Save as a file',
  fileName: (workspace: string) => `${workspace}-not-sent.json`,
  news: {
    conflicted: 'A change needs your decision',
    refused: 'A change was not accepted',
    file: 'A file could not be uploaded',
    call: 'A request was not accepted',
  },
  newsOfAll: (count: number) => `${count} changes need your attention`,
  dropped: {
    title: (count: number) => (count === 1 ? '1 change was not sent' : `${count} changes were not sent`),
    body: (workspace: string | null, names: readonly string[], more: number): string => {
      const where = workspace === null ? 'a workspace' : `“${workspace}”`
      const rest = more === 0 ? '' : `, and ${more} more`
      return `You are no longer a member of ${where}, so nothing of it is on this device any more. Not sent: ${names.join('; ')}${rest}.`
    },
  },
  look: 'Look at it',
  signOut: 'Sign out and delete',
  signOutTitle: (count: number) => (count === 1 ? 'Sign out and lose 1 change?' : `Sign out and lose ${count} changes?`),
  signOutBody:
    'They were made on this device and have not reached the server yet. Signing out deletes them, with the copy that is kept here. Stay signed in until they are sent, or save them as a file on the Sync screen.',
})
