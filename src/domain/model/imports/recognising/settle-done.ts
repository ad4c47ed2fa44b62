import { shareOf } from './kind/value-signs'
import type { Columns, FileColumns } from './file-columns'
import { taskStatusOf } from './values/words'

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
