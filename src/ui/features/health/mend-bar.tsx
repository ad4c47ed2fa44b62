import { useState } from 'react'
import { isId, type Id } from '../../../domain/model/kernel/id'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import { useRuntime } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { FormDialog } from '../../design/form-dialog'
import { PickerButton } from '../../design/picker-button'
import { TextField } from '../../design/text-field'
import { healthText, type CheckName } from '../../text/health'
import type { Finding } from './health.model'
import { assigned, dated, withTasks } from './mend'
import styles from './health.module.css'

/** What mends the records that are selected; each is one step that can be undone. */
export function MendBar({
  check,
  chosen,
  onDone,
}: {
  readonly check: CheckName
  readonly chosen: readonly Finding[]
  readonly onDone: () => void
}) {
  const { formats, memberName, members, me, today } = useWorkspace()
  const apply = useApply()
  const runtime = useRuntime()
  const [asks, ask] = useState<'task' | 'date' | null>(null)
  const [title, setTitle] = useState('')
  const [day, setDay] = useState('')
  const isNone = chosen.length === 0
  const count = formats.number(chosen.length)
  const isOfDeals = check.startsWith('deals-')
  const hasDate = check === 'deals-overdue'
  const assign = (ownerId: Id | null) => {
    void apply(healthText.assigned(count, memberName(ownerId)), assigned(chosen, ownerId))
    onDone()
  }
  const setDate = (date: string) => {
    void apply(healthText.dated(count), dated(chosen, isPlainDate(date) ? date : null))
    ask(null)
    onDone()
  }
  const addTasks = () => {
    const task = { title: title.trim() === '' ? healthText.taskDefault : title.trim(), dueOn: isPlainDate(day) ? day : null }
    void apply(healthText.tasksAdded(count), withTasks(chosen, { ...task, by: me.id, newId: () => runtime.newId() }))
    ask(null)
    onDone()
  }
  return (
    <div className={styles.actions}>
      <PickerButton
        label={healthText.assignTo}
        options={members.filter(({ status }) => status === 'active').map(({ id, displayName }) => ({ id, label: displayName }))}
        selected={[]}
        onPick={(id) => assign(isId(id) ? id : null)}
        renderTrigger={(props) => (
          <Button size="sm" disabled={isNone} {...props}>
            {healthText.assign}
          </Button>
        )}
      />
      {isOfDeals ? (
        <Button
          size="sm"
          disabled={isNone}
          onClick={() => {
            setTitle(healthText.taskDefault)
            setDay(today())
            ask('task')
          }}
        >
          {healthText.addTask}
        </Button>
      ) : null}
      {hasDate ? (
        <>
          <Button
            size="sm"
            disabled={isNone}
            onClick={() => {
              setDay(today())
              ask('date')
            }}
          >
            {healthText.setDate}
          </Button>
          <Button size="sm" variant="quiet" disabled={isNone} onClick={() => setDate('')}>
            {healthText.clearDate}
          </Button>
        </>
      ) : null}
      <FormDialog
        open={asks !== null}
        title={asks === 'task' ? healthText.addTask : healthText.setDate}
        submitLabel={healthText.apply}
        onClose={() => ask(null)}
        onSubmit={() => (asks === 'task' ? addTasks() : setDate(day))}
      >
        {asks === 'task' ? <TextField label={healthText.task} value={title} onValue={setTitle} maxLength={300} /> : null}
        <TextField
          type="date"
          label={asks === 'task' ? healthText.taskDue : healthText.date}
          value={day}
          onValue={setDay}
          required={asks === 'date'}
        />
      </FormDialog>
    </div>
  )
}
