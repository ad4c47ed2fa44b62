import { CLOSING_DATES } from '../knowledge/deal-columns'
import { keysOf } from '../match-key'
import { UNMAPPED } from '../targets'
import { endingOf } from './values/words'
import { NAMES_OF_PEOPLE, retarget, type Columns, type FileColumns } from './file-columns'

/* What the columns of deals say of each other. */

const CLOSING = keysOf(CLOSING_DATES)

/** A plain day of closing beside the day that is expected is when it was closed. */
export function settleClosing(columns: Columns, { keys, valuesAt }: FileColumns): Columns {
  const expected = columns.flatMap(({ target }, at) => (target === 'deals.expectedCloseOn' ? [at] : []))
  const plain = expected.filter((at) => CLOSING.has(keys[at] ?? ''))
  const [only, ...others] = plain
  // A day that no more deals have than have ended.
  const ended = columns.flatMap(({ target }, at) =>
    target === 'deals.status' || target === 'deals.stage'
      ? [valuesAt(at).filter((value) => endingOf(value) !== null).length]
      : [],
  )
  const rows = Math.max(0, ...columns.map((_, at) => valuesAt(at).length))
  const closed = only === undefined || others.length > 0 ? 0 : valuesAt(only).length
  if (
    closed > 0 &&
    closed * 4 < rows * 3 &&
    closed <= Math.max(0, ...ended) &&
    !columns.some(({ target }) => target === 'deals.closedAt')
  )
    return retarget(columns, only, 'deals.closedAt')
  if (plain.length !== 1 || expected.length < 2 || columns.some(({ target }) => target === 'deals.closedAt')) return columns
  return retarget(columns, plain[0], 'deals.closedAt')
}

/** A position is somebody's job where the file says whose. */
export function settleJobs(columns: Columns, { primary }: FileColumns): Columns {
  const namesSomebody = columns.some(
    ({ target }) => target !== null && (NAMES_OF_PEOPLE.has(target) || target === 'people.email'),
  )
  if (primary !== 'deals' || namesSomebody) return columns
  return columns.map((column) => (column.target === 'people.jobTitle' ? UNMAPPED : column))
}
