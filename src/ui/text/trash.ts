import { LIMITS } from '../../domain/model/records/limits'
import { inLanguage } from './in-language'

export const trashText = inLanguage('trash', {
  title: 'Trash',
  note: `kept for ${LIMITS.trashDays} days`,
  empty: 'The trash is empty',
  emptyHint: 'People, companies and deals that are deleted wait here and can be brought back.',
  by: (name: string, when: string) => `${name}, ${when}`,
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: (name: string) => `${name} restored`,
  purge: 'Delete for good',
  purgeOf: (name: string) => `Delete ${name} for good`,
  purged: (name: string) => `${name} deleted for good`,
  purgeTitle: (name: string) => `Delete ${name} for good?`,
  purgeBody: 'Nobody can bring it back, you included. What refers to it stays and loses the link.',
  more: 'There are older ones than these. They appear as these are restored or deleted for good.',
})
