import { isId, type Id } from '../kernel/id'

/**
 * Where a member's export lies: the next one replaces it, and nobody else reads it. No path of a file's record has this
 * form, so that no record can be announced for it.
 */
export function exportPath(memberId: Id): string {
  return `exports/${memberId}`
}

export function isExportPath(path: string): boolean {
  const [folder, memberId, ...rest] = path.split('/')
  return folder === 'exports' && isId(memberId) && rest.length === 0
}
