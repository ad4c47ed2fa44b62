import { isId } from '../../../kernel/id'

/** As much of an id as people read; `null`: there is none, or it is one of ours, whose record is gone. */
export function numberOf(recordId: string | null): string | null {
  if (recordId === null || !isId(recordId)) return recordId
  return recordId.charAt(OF_VERSION) === '7' ? null : recordId.slice(0, FIRST_BLOCK)
}

/** Where a UUID says of which version it is: ours are of the seventh. */
const OF_VERSION = 14
const FIRST_BLOCK = 8
