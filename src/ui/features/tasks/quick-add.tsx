import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { Subject } from '../../../domain/model/records/subject'
import { readQuickTask } from '../../../domain/model/tasks/read-quick-task'
import { useRuntime } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { useHotkeys } from '../../hooks/hotkeys'
import { errorText } from '../../text/error-text'
import { tasksText } from '../../text/tasks'
import { instantIn } from '../../app/typed-time'
import styles from './tasks.module.css'

export interface QuickAddProps {
  readonly assigneeId: Id | null
  /** What the list shows the tasks of: a new one is about it, too. */
  readonly about: Subject | null
}

/** A task in one line, with its day and time at the end. */
export function QuickAdd({ assigneeId, about }: QuickAddProps) {
  const runtime = useRuntime()
  const { formats, today, timeZone } = useWorkspace()
  const apply = useApply()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  useHotkeys([{ keys: 'a', label: tasksText.keyAdd, group: tasksText.keys, run: () => field.current?.focus() }])

  const { title, day, time } = readQuickTask(typed, today(), tasksText.quickWords)
  const dueAt = day === null || time === null ? null : instantIn(timeZone, `${day}T${time}`)
  const shown = day === null ? null : formats.day(day, today())
  const when = shown === null || dueAt === null ? shown : tasksText.dueAt(shown, formats.time(dueAt))

  const add = async () => {
    if (title === '') return
    setRefusal(null)
    const subjects = about === null ? [] : [about]
    const data = { title, assigneeId, dueAt, dueOn: dueAt === null ? day : null, subjects }
    // Cleared at once, so that the next one can be typed; what is refused comes back.
    setTyped('')
    const result = await apply(tasksText.added(title), [{ kind: 'create', collection: 'tasks', id: runtime.newId(), data }], {
      inlineErrors: true,
    })
    if (result.status === 'written') return
    setTyped((now) => (now === '' ? typed : now))
    if (result.status === 'failed') setRefusal(errorText(result.error))
  }

  return (
    <form
      className={styles.quick}
      onSubmit={(submit) => {
        submit.preventDefault()
        void add()
      }}
    >
      <Plus size={16} aria-hidden="true" />
      <input
        ref={field}
        value={typed}
        onChange={(change) => setTyped(change.currentTarget.value)}
        aria-label={tasksText.quickLabel}
        placeholder={tasksText.quickPlaceholder}
        autoComplete="off"
        enterKeyHint="done"
      />
      <span className={styles.quickHint} role="status">
        {refusal ?? (when === null ? '' : tasksText.quickHint(when))}
      </span>
      <Button type="submit" size="sm" variant={title === '' ? 'secondary' : 'primary'}>
        {tasksText.quickAdd}
      </Button>
    </form>
  )
}
