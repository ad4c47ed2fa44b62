import { type Id, isId } from '../kernel/id'

const COLLECTION = /^[a-zA-Z]+$/

/** The id of the file's own record, with which its path ends. `null`: no path of ours. */
export function fileIdIn(path: unknown): Id | null {
  if (typeof path !== 'string') return null
  const [collection = '', recordId, fileId, ...rest] = path.split('/')
  return COLLECTION.test(collection) && isId(recordId) && isId(fileId) && rest.length === 0 ? fileId : null
}

/**
 * Where a member's export lies: the next one replaces it, and nobody else reads it. No path of a file's record has this
 * form, so that no record can be announced for it.
 */
export function exportPath(memberId: Id): string {
  return `exports/${memberId}`
}

export function isExportPath(path: unknown): boolean {
  if (typeof path !== 'string') return false
  const [folder, memberId, ...rest] = path.split('/')
  return folder === 'exports' && isId(memberId) && rest.length === 0
}
