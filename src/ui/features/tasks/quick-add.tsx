import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { dayIn } from '../../../domain/model/kernel/plain-date'
import type { Id } from '../../../domain/model/kernel/id'
import type { Subject } from '../../../domain/model/records/subject'
import { useWayToSubject } from '../../app/new-record'
import { useRuntime } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { useHotkeys } from '../../hooks/hotkeys'
import { errorText } from '../../text/error-text'
import { tasksText } from '../../text/tasks'
import { QuickChips } from './quick-chips'
import styles from './tasks.module.css'
import { useQuickTask } from './use-quick-task'

export interface QuickAddProps {
  readonly assigneeId: Id | null
  /** What the list shows the tasks of: a new one is about it, too. */
  readonly about: Subject | null
}

/** A task in one line, with when it is due and what else can be read of it. */
export function QuickAdd({ assigneeId, about }: QuickAddProps) {
  const runtime = useRuntime()
  const { formats, today, timeZone } = useWorkspace()
  const apply = useApply()
  const wayTo = useWayToSubject()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  useHotkeys([{ keys: 'a', label: tasksText.keyAdd, group: tasksText.keys, run: () => field.current?.focus() }])

  const quick = useQuickTask(typed)
  const { title, dueOn, dueAt } = quick.data
  const due = dueOn ?? (dueAt ? dayIn(timeZone, Date.parse(dueAt)) : null)
  const shown = due === null ? null : formats.day(due, today())
  const when = shown === null || !dueAt ? shown : tasksText.dueAt(shown, formats.time(dueAt))

  const add = async () => {
    if (title === '') return
    setRefusal(null)
    const subjects = about === null ? [] : [about]
    const data = { assigneeId, ...quick.data, subjects }
    // Cleared at once, so that the next one can be typed; what is refused comes back.
    setTyped('')
    quick.forget()
    const result = await apply(tasksText.added(title), [{ kind: 'create', collection: 'tasks', id: runtime.newId(), data }], {
      inlineErrors: true,
      actions: wayTo(subjects, tasksText.open),
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
      <span className={styles.quickHint} role={refusal === null ? undefined : 'alert'}>
        {refusal ?? (when === null ? '' : tasksText.quickHint(when))}
      </span>
      <Button type="submit" size="sm" variant={title === '' ? 'secondary' : 'primary'}>
        {tasksText.quickAdd}
      </Button>
      <QuickChips quick={quick} field={field} />
    </form>
  )
}
