import { useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { QuickFact, ReadPhrase } from '../../../domain/model/tasks/quick/quick-runs'
import { readQuickTask, type QuickTask } from '../../../domain/model/tasks/quick/read-quick-task'
import { isDayFirstIn } from '../../../domain/model/tasks/quick/read-when'
import type { Task } from '../../../domain/model/tasks/task'
import { useRuntime } from '../../app/ports-context'
import { instantIn, localTimeIn } from '../../app/typed-time'
import { useWorkspace, type WorkspaceView } from '../../app/workspace-context'
import { quickTaskText } from '../../text/quick-task'
import { tasksText } from '../../text/tasks'
import { taskText } from '../../text/timeline'

export interface QuickChip {
  /** The words that were read. */
  readonly text: string
  /** What they say. */
  readonly label: string
}

export interface QuickReading {
  /** The title, and the fields of which something was said. */
  readonly data: Partial<Task> & Pick<Task, 'title'>
  readonly chips: readonly QuickChip[]
  /** What is said of a repetition that no task can have. */
  readonly problem: string | null
  /** Leaves the words of a chip in the title. */
  readonly takeBack: (text: string) => void
  /** For the next task. */
  readonly forget: () => void
}

/** The fields beside the line, each as its form holds it. */
export interface FilledIn extends Partial<Pick<Task, 'repeat' | 'priority' | 'assigneeId'>> {
  readonly day?: string
  readonly time?: string
}

/** What is read of a task while it is typed, by the workspace's dates, weeks, clock and members. */
export function useQuickTask(typed: string, by: FilledIn = {}): QuickReading {
  const runtime = useRuntime()
  const workspace = useWorkspace()
  const { members, timeZone, today, formats } = workspace
  const [kept, setKept] = useState<readonly string[]>([])
  const [isDayFirst] = useState(() => isDayFirstIn(formats.locale))
  const task = readQuickTask(typed, quickTaskText.words, {
    today: today(),
    time: localTimeIn(timeZone, runtime.now()).slice(11),
    weekStart: workspace.workspace.weekStart,
    isDayFirst,
    members: members.filter(({ status }) => status === 'active'),
    kept,
    filled: filledIn(by, workspace.me.id),
  })
  return {
    data: dataOf(task, timeZone),
    chips: task.phrases.map((phrase) => ({ text: phrase.text, label: labelOf(phrase, task, workspace) })),
    problem: task.unknown === null ? null : quickTaskText.unknownRepeat(task.unknown),
    takeBack: (text) => setKept((before) => [...before, text]),
    forget: () => setKept([]),
  }
}

/** What differs from how a form begins; a day and its time are filled in together. */
function filledIn({ day = '', time = '', repeat = 'none', priority = 'none', assigneeId }: FilledIn, me: Id): QuickFact[] {
  return [
    ...(day === '' && time === '' ? [] : (['day', 'time'] as const)),
    ...(repeat === 'none' ? [] : (['repeat'] as const)),
    ...(priority === 'none' ? [] : (['priority'] as const)),
    ...(assigneeId === undefined || assigneeId === me ? [] : (['assigneeId'] as const)),
  ]
}

function dataOf({ title, day, time, repeat, priority, assigneeId }: QuickTask, timeZone: string): QuickReading['data'] {
  const dueAt = day === null || time === null ? null : instantIn(timeZone, `${day}T${time}`)
  return {
    title,
    ...(day === null ? {} : { dueOn: dueAt === null ? day : null, dueAt }),
    ...(repeat === 'none' ? {} : { repeat }),
    ...(priority === null ? {} : { priority }),
    ...(assigneeId === null ? {} : { assigneeId }),
  }
}

function labelOf(phrase: ReadPhrase, task: QuickTask, { formats, timeZone, today, memberName }: WorkspaceView): string {
  const { repeat, priority, assigneeId } = phrase
  // A time or a repetition alone begins today.
  const isAlone = !task.phrases.some(({ day }) => day !== undefined)
  const isFirst = task.phrases.find(({ time, repeat: each }) => time !== undefined || each !== undefined) === phrase
  const day = phrase.day ?? (isAlone && isFirst ? task.day : null)
  const dueAt = phrase.time === undefined ? null : instantIn(timeZone, `${today()}T${phrase.time}`)
  const facts = [
    day === null ? null : dayWords(day, today(), formats),
    dueAt === null ? null : formats.time(dueAt),
    repeat === undefined ? null : tasksText.repeatOf[repeat],
    priority === undefined ? null : taskText.priority[priority],
    assigneeId === undefined ? null : memberName(assigneeId),
  ]
  return facts.filter((fact) => fact !== null).join(', ')
}

/** "Tomorrow" where it is that, else the date with its weekday, which is what one wants to check. */
function dayWords(day: NonNullable<QuickTask['day']>, today: typeof day, formats: WorkspaceView['formats']): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (days === 0 || days === 1) return formats.day(day, today)
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  const format = new Intl.DateTimeFormat(formats.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year,
    timeZone: 'UTC',
  })
  return format.format(Date.parse(day))
}
