import type { BackupPeriod } from '../../domain/model/backups/backup-plan'
import { inLanguage } from './in-language'

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
