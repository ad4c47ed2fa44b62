import { useState } from 'react'
import { asPortError } from '../../../domain/model/errors/port-error'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { Mutation } from '../../../domain/model/records/mutation'
import { useRuntime } from '../../app/ports-context'
import { useToasts } from '../../app/toasts'
import { typedDate } from '../../app/typed-time'
import { useChanges } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { FormDialog } from '../../design/form-dialog'
import { PickerButton } from '../../design/picker-button'
import { TextField } from '../../design/text-field'
import { errorText } from '../../text/error-text'
import { healthText, type CheckName } from '../../text/health'
import type { PlainDate } from '../../../domain/model/kernel/instant'
import { subjectOf } from '../../../domain/model/records/subject'
import type { Finding } from './health.model'
import styles from './health.module.css'

interface MendBarProps {
  readonly check: CheckName
  readonly count: number
  /** What is selected, as it stands now. */
  readonly load: () => Promise<readonly Finding[]>
  readonly onDone: () => void
}

/** What mends the records that are selected; each is one step that can be undone. */
export function MendBar({ check, count, load, onDone }: MendBarProps) {
  const { formats, memberName, members, me, today } = useWorkspace()
  const changes = useChanges()
  const toasts = useToasts()
  const runtime = useRuntime()
  const [asks, ask] = useState<'task' | 'date' | null>(null)
  const [title, setTitle] = useState('')
  const [day, setDay] = useState('')
  const isNone = count === 0
  const isOfDeals = check.startsWith('deals-')
  const hasDate = check === 'deals-overdue'
  const mend = async (said: (count: string) => string, work: (findings: readonly Finding[]) => readonly Mutation[]) => {
    ask(null)
    onDone()
    try {
      await changes.applyAll((done) => said(formats.number(done)), work(await load()))
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(asPortError(error, 'health')) })
    }
  }
  const assign = (ownerId: Id | null) => {
    void mend(
      (done) => healthText.assigned(done, memberName(ownerId)),
      (findings) => assigned(findings, ownerId),
    )
  }
  const setDate = (date: string) => {
    void mend(healthText.dated, (deals) => dated(deals, typedDate(date)))
  }
  const addTasks = () => {
    const task = { title: title.trim() === '' ? healthText.taskDefault : title.trim(), dueOn: typedDate(day) }
    void mend(healthText.tasksAdded, (deals) => withTasks(deals, { ...task, by: me.id, newId: () => runtime.newId() }))
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

/** A record found for several reasons is mended once. */
function once(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [finding.id, finding])).values()]
}

function assigned(findings: readonly Finding[], ownerId: Id | null): readonly Mutation[] {
  return once(findings).map(({ collection, id, version }) => ({
    kind: 'update',
    collection,
    id,
    patch: { ownerId },
    expect: version ?? 'any',
  }))
}

function dated(deals: readonly Finding[], expectedCloseOn: PlainDate | null): readonly Mutation[] {
  return deals.map(({ id, version }) => ({
    kind: 'update',
    collection: 'deals',
    id,
    patch: { expectedCloseOn },
    expect: version ?? 'any',
  }))
}

interface NextStep {
  readonly title: string
  readonly dueOn: PlainDate | null
  /** Who has it to do where the deal has no owner. */
  readonly by: Id
  readonly newId: () => Id
}

/** A task for each of the deals, for its owner. */
function withTasks(deals: readonly Finding[], { title, dueOn, by, newId }: NextStep): readonly Mutation[] {
  return deals.map(({ id, ownerId }) => ({
    kind: 'create',
    collection: 'tasks',
    id: newId(),
    data: { title, dueOn, assigneeId: ownerId ?? by, subjects: [subjectOf('deals', id)] },
  }))
}
