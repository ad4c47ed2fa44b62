import { isPlainDate } from '../../domain/model/kernel/plain-date'
import { isDayFirstIn, readDay, readMoment, readTime, type WhenOptions } from '../../domain/model/tasks/quick/read-when'
import { useRuntime } from '../app/ports-context'
import { instantIn, localTimeIn } from '../app/typed-time'
import { useWorkspace, type WorkspaceView } from '../app/workspace-context'
import type { Reading } from '../design/typed-input'
import { quickTaskText } from '../text/quick-task'
import { typedText } from '../text/typed'

/** `day`: `2026-12-03`. `time`: `09:30`. `moment`: `2026-12-03T09:30`, by the clock of whoever reads. */
export type When = 'day' | 'time' | 'moment'

export interface WhenReading extends Reading {
  /** Said of what cannot be read. */
  readonly problem: string
}

const READERS: Readonly<Record<When, (typed: string, options: WhenOptions) => string | null>> = {
  day: readDay,
  time: readTime,
  moment: readMoment,
}
/** A day past the twelfth and a time past noon show the order of dates and the hours of a clock. */
const EXAMPLE = '2026-12-31T14:30'

/** How days and times are typed, by the workspace's locale and weeks and the member's clock. */
export function useWhenReading(kind: When): WhenReading {
  const view = useWorkspace()
  const runtime = useRuntime()
  const { formats, timeZone, today, workspace } = view
  const options = (): WhenOptions => ({
    today: today(),
    time: localTimeIn(timeZone, runtime.now()).slice(11),
    weekStart: workspace.weekStart,
    locale: formats.locale,
    isDayFirst: isDayFirstIn(formats.locale),
    words: quickTaskText.words,
  })
  const read = (typed: string) => READERS[kind](typed, options())
  const show = (value: string) => {
    const text = written(kind, value, view)
    // A locale may write what is not read: then it stands there as it is kept.
    return read(text) === value ? text : value.replace('T', ' ')
  }
  const problem = {
    day: () => typedText.notDay(written('day', EXAMPLE.slice(0, 10), view)),
    time: () => typedText.notTime(written('time', EXAMPLE.slice(11), view)),
    moment: () => typedText.notMoment(written('moment', EXAMPLE, view)),
  }
  return { read, show, said: (value) => said(kind, value, view), problem: problem[kind]() }
}

function written(kind: When, value: string, { formats, timeZone }: WorkspaceView): string {
  const day = value.slice(0, 10)
  if (kind === 'day') return isPlainDate(value) ? formats.date(value) : value
  const at = instantIn(timeZone, kind === 'time' ? `2026-01-15T${value}` : value)
  if (at === null) return value
  if (kind === 'time') return formats.time(at)
  return isPlainDate(day) ? `${formats.date(day)}, ${formats.time(at)}` : value
}

/** With its weekday, which is what one wants to check. */
function said(kind: When, value: string, view: WorkspaceView): string {
  const day = value.slice(0, 10)
  if (kind === 'time' || !isPlainDate(day)) return written(kind, value, view)
  const weekday = new Intl.DateTimeFormat(view.formats.locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.parse(day))
  return `${weekday} ${written(kind, value, view)}`
}
