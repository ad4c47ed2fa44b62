import { LIMITS } from '../../domain/model/records/limits'
import { inLanguage } from './in-language'

/** One, and several. */
const KINDS = {
  people: ['person', 'people'],
  companies: ['company', 'companies'],
  deals: ['deal', 'deals'],
  tasks: ['task', 'tasks'],
  notes: ['note', 'notes'],
  files: ['file', 'files'],
  savedViews: ['view', 'views'],
  forms: ['form', 'forms'],
  tags: ['tag', 'tags'],
  lostReasons: ['lost reason', 'lost reasons'],
  stages: ['stage', 'stages'],
  pipelines: ['pipeline', 'pipelines'],
} as const

export const trashText = inLanguage('trash', {
  title: 'Trash',
  note: `kept for ${LIMITS.trashDays} days`,
  empty: 'The trash is empty',
  emptyHint: 'What is moved to the trash waits here and can be restored.',
  search: 'Search the trash',
  noMatch: 'Nothing in the trash matches',
  noMatchHint: 'Try another word, or clear the search.',
  kind: (kind: keyof typeof KINDS): string => KINDS[kind][0],
  by: (name: string, when: string) => `${name}, ${when}`,
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: (name: string) => `${name} restored`,
  ofImport: 'Undone import',
  ofImports: 'Undone imports',
  restoreTogether: 'Restore together',
  restoreTogetherOf: (name: string) => `Restore together what ${name} made`,
  restoredOf: (count: number, formatted: string) => (count === 1 ? '1 record restored' : `${formatted} records restored`),
  takenTitle: (name: string) => `“${name}” already exists`,
  takenBody: 'Another one has this name now, and each name must be unique. Rename the other one to restore this.',
  newName: 'New name for the other one',
  newNameMissing: 'Type a new name for the other one.',
  purge: 'Delete for good',
  purgeOf: (name: string) => `Delete ${name} for good`,
  purged: (name: string) => `${name} deleted for good`,
  purgeTitle: (name: string) => `Delete ${name} for good?`,
  purgeBody: 'This cannot be undone. Records linked to it stay and lose the link.',
  emptyTrash: 'Empty the trash',
  emptyTitle: (count: number, formatted: string) =>
    count === 1 ? 'Delete 1 record for good?' : `Delete ${formatted} records for good?`,
  emptyBody: 'This cannot be undone. Records linked to them stay and lose the link.',
  countOf: (kind: keyof typeof KINDS, formatted: string) => `${formatted} ${KINDS[kind][formatted === '1' ? 0 : 1]}`,
  typeCount: (count: string) => `Type ${count} to confirm`,
  typeMismatch: (count: string) => `Type ${count}, the number of records.`,
  emptied: (count: number, formatted: string) =>
    count === 1 ? '1 record deleted for good' : `${formatted} records deleted for good`,
  more: 'Older ones appear once these are restored or deleted for good.',
})
