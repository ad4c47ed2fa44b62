import { UNMAPPED, type Target } from '../targets'
import { areDates } from './column-values'
import { DATES } from './columns/header-word'
import { retarget, type Columns, type FileColumns } from './file-columns'
import { shareOf } from './kind/value-signs'
import { taskStatusOf } from './values/words'

/* The days of tasks. */

/** `Termin`: when, or what for. */
export function settleAppointments(columns: Columns, { primary, valuesAt }: FileColumns): Columns {
  if (primary !== 'tasks' || columns.some(({ target }, at) => target === 'tasks.title' && valuesAt(at).length > 0)) return columns
  const at = columns.findIndex(
    ({ target }, index) =>
      target === 'tasks.due' && valuesAt(index).length > 0 && valuesAt(index).every((value) => !/\p{Nd}/u.test(value)),
  )
  return retarget(columns, at, 'tasks.title')
}

/** A task is due on the day beside its hour, where no column says more of that day. */
export function settleDue(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  const has = (field: Target) => columns.some(({ target }) => target === field)
  const days = columns.flatMap(({ target }, at) => (target === 'tasks.due' && valuesAt(at).length > 0 ? [at] : []))
  const plain = days.filter((at) => DATES.has(keys[at] ?? ''))
  // `Date` beside a `Due date` is that of something else.
  if (plain.length > 0 && plain.length < days.length) return columns.map((column, at) => (plain.includes(at) ? UNMAPPED : column))
  if (primary !== 'tasks' || !has('tasks.dueTime') || has('tasks.due')) return columns
  // `due_time` is a moment, too.
  const moment = columns.findIndex(({ target }, at) => target === 'tasks.dueTime' && areDates(valuesAt(at)))
  if (moment !== -1) return retarget(columns, moment, 'tasks.due')
  const day = columns.findIndex(({ target }, at) => target === null && DATES.has(keys[at] ?? '') && valuesAt(at).length > 0)
  return retarget(columns, day, 'tasks.due')
}

/**
 * Two days of a task that languages call alike: the one that rows have which are not done yet is when it is due, and the one
 * that no more rows have than are done is when it was.
 */
export function settleDone(columns: Columns, { primary, valuesAt }: FileColumns): Columns {
  if (primary !== 'tasks') return columns
  const of = (target: string) =>
    columns.flatMap((column, at) => (column.target === target && valuesAt(at).length > 0 ? [at] : []))
  const [status, ...others] = of('tasks.status')
  const [completed, due] = [of('tasks.completedAt'), of('tasks.due')]
  if (status === undefined || others.length > 0 || completed.length + due.length < 1) return columns
  const said = valuesAt(status)
  const done = shareOf(said, (value) => taskStatusOf(value) === 'done')
  const open = shareOf(said, (value) => taskStatusOf(value) === 'open')
  if (said.length < FEW || done === 0 || open < SOME) return columns
  const isPlanned = (at: number) => valuesAt(at).length > said.length * (done + open / 2)
  const isPast = (at: number) => valuesAt(at).length <= said.length * done
  const planned = completed.filter(isPlanned)
  // A day that few have may be due nevertheless, unless another one is.
  const past = planned.length > 0 || due.some(isPlanned) ? due.filter(isPast) : []
  return columns.map((column, at) =>
    planned.includes(at)
      ? { ...column, target: 'tasks.due' }
      : past.includes(at) && completed.length === planned.length
        ? { ...column, target: 'tasks.completedAt' }
        : column,
  )
}

const FEW = 4
const SOME = 0.25
