import { inLanguage } from './in-language'
import type { BackupPeriod } from '../../domain/model/backups/backup-plan'
import type { BundleProblem } from '../../domain/use-cases/bundle/check-bundle'

export const dataText = inLanguage('dataSettings', {
  keepingTitle: 'Kept in this browser',
  keepingLead:
    'All of it is in this browser, on this device. Export everything now and then, and keep the file somewhere else: a device can be lost.',
  isKept: 'This browser has promised not to clear it by itself.',
  mayBeCleared: 'This browser may clear it by itself: when room is short, or when nobody comes here for a while.',
  refusedToKeep: 'The browser did not promise it. It may clear what is here: export it regularly.',
  askToKeep: 'Ask the browser to keep it',
  exportTitle: 'Export everything',
  exportLead:
    'The whole workspace as one zip: every record, including those in the trash, the timeline, the files, and tables for a spreadsheet. It can be restored on any backend. It contains no passwords, links or keys.',
  export: 'Export',
  exported: (records: string, size: string) => `${records} records, ${size}.`,
  exportingRecords: 'Collecting records…',
  exportingFiles: (done: string, total: string) => `Collecting files: ${done} of ${total}…`,
  packing: 'Packing…',
  cancelExport: 'Cancel',
  filesMissing: (count: string) => `Files whose content the backend did not have: ${count}. Their names are in the bundle.`,
  saveAgain: 'Save the file again',
  eraseTitle: 'Erase a person',
  eraseLead:
    'For when somebody asks for it. Removes the person, notes and tasks about nobody else, their files, and mentions of them everywhere else, including the timeline. It cannot be undone.',
  choosePerson: 'Choose a person',
  erase: 'Erase for good',
  eraseAsk: (name: string) => `Erase ${name} for good?`,
  eraseBody:
    'The person is removed, with everything that is about nobody else and every mention of their name, addresses and numbers. It cannot be undone, and earlier exports are removed.',
  erased: (name: string) => `${name} is erased`,
  erasedCounts: (erased: string, redacted: string) => `Records erased: ${erased}. Records with mentions removed: ${redacted}.`,
})

export interface BackupReasonSaid {
  readonly reason: 'no-folder' | 'not-allowed' | 'gone' | 'full' | 'failed'
  readonly folder: string
}

const periods: Readonly<Record<BackupPeriod, string>> = { off: 'Off', day: 'Every day', week: 'Every week' }

const reasons: Readonly<Record<BackupReasonSaid['reason'], (folder: string) => string>> = {
  'no-folder': () => 'All of it is only in this browser.',
  'not-allowed': (folder) => `The browser asks you again before Portside may write into “${folder}”.`,
  gone: (folder) => `The folder “${folder}” is no longer there. Choose one in Settings, Export and erase.`,
  full: (folder) => `There is no room left in “${folder}”.`,
  failed: (folder) => `Nothing could be written into “${folder}”.`,
}

export const backupsText = inLanguage('backups', {
  title: 'Backups',
  reminder: 'A backup is due',
  lead: 'A whole export at regular times, since all of it is only in this browser.',
  every: 'Back up',
  periods,
  last: (when: string) => `Last backup: ${when}`,
  never: 'Last backup: never',
  due: (last: string | null) => (last === null ? 'There is no backup yet.' : `A backup is due. The last one is of ${last}.`),
  because: ({ reason, folder }: BackupReasonSaid) => reasons[reason](folder),
  allow: 'Allow it',
  download: 'Download a backup',
  later: 'Not today',
  chooseFolder: 'Choose a folder',
  otherFolder: 'Choose another folder',
  noFolder: 'Stop using the folder',
  folderLead: (folder: string) =>
    `Portside writes into “${folder}” by itself when a backup is due and it is open, and keeps the last five.`,
  remindLead: 'You are reminded when a backup is due, and download it with one click.',
  offerFolder: 'With a folder, Portside writes it there by itself, and keeps the last five.',
})

const PROBLEMS: Readonly<Record<BundleProblem, string>> = inLanguage('bundleProblems', {
  'not-a-bundle': 'This file is not a bundle. Choose the zip that “Export everything” made. Nothing was restored.',
  damaged:
    'The bundle is damaged or incomplete: its checksums do not match. Download it again, then try again. Nothing was restored.',
  newer: 'This bundle was made by a newer version of Portside. Update this app first. Nothing was restored.',
  older: 'This bundle was made by an old version that this app can no longer read. Nothing was restored.',
  'too-large': 'Unpacked, this file is larger than a bundle can be. Nothing was restored.',
  invalid: 'The bundle holds a record that is not valid. Export it again and use the new bundle. Nothing was restored.',
  foreign: 'The bundle refers to records that are not in it. Export it again and use the new bundle. Nothing was restored.',
})

export const bundleText = inLanguage('bundle', {
  title: 'Restore from a bundle',
  lead: 'A bundle is the zip that “Export everything” makes. It becomes a workspace here, with you as its owner: records, times, timeline and files as they were. Others join by invitation and find their records.',
  drop: 'Drop a bundle here, or choose it',
  choose: 'Choose a bundle',
  cancel: 'Cancel',
  back: 'Back to your workspaces',
  progress: 'Progress of restoring',
  checking: 'Checking the bundle. Nothing is written yet.',
  writingRecords: (done: string, total: string) => `Writing records: ${done} of ${total}`,
  writingFiles: (done: string, total: string) => `Uploading files: ${done} of ${total}`,
  verifying: 'Comparing with the bundle…',
  stayHere: 'Keep this page open. If it is interrupted, what was restored so far is removed again.',
  done: (name: string) => `${name} is restored`,
  doneCompared: (records: string, files: string) => `Records: ${records}, checked against the bundle. Files: ${files}.`,
  doneCounted: (records: string, files: string) => `Records: ${records}, as many as in the bundle. Files: ${files}.`,
  second:
    'The ID of the workspace was already taken here, so this is a separate copy with new IDs. Its name says when it was restored.',
  secondMark: (when: string) => `restored ${when}`,
  differing: (what: string) => `Different from the bundle: ${what}. Check them before you rely on this workspace.`,
  open: (name: string) => `Open ${name}`,
  moveTitle: 'Move to another backend',
  moveLead:
    'Makes a bundle here, restores it there and compares the two. This workspace stays as it is until you delete it; later changes here are not carried over.',
  moveNone: 'No other backend is known to this browser.',
  connect: 'Connect a backend',
  target: 'Backend',
  move: 'Move',
  connecting: 'Connecting…',
  signIn: (backend: string) =>
    `Sign in on ${backend} to continue. If you have no account there yet, switch to it under Backends and create one first.`,
  email: 'E-mail',
  password: 'Password',
  signInSubmit: 'Sign in and move',
  signInElsewhere:
    'This account asks for more than a password. Switch to that backend under Backends, sign in there, then come back.',
  collecting: 'Making the bundle…',
  moved: (name: string, backend: string) => `${name} is on ${backend} now. This one stays until you delete it.`,
  openThere: (backend: string) => `Switch to ${backend}`,
  problem: (problem: BundleProblem) => PROBLEMS[problem],
})
