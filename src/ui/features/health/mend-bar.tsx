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
import { WhenField } from '../../fields/when-field'
import { errorText } from '../../text/error-text'
import { healthText, type CheckName } from '../../text/health'
import type { PlainDate } from '../../../domain/model/kernel/instant'
import { subjectOf } from '../../../domain/model/records/subject'
import type { Finding } from './health.model'
import styles from './health.module.css'
import { type NextStep, TaskButton } from './task-button'

interface MendBarProps {
  readonly check: CheckName
  readonly count: number
  /** What is selected, as it stands now. */
  readonly load: () => Promise<readonly Finding[]>
  readonly onDone: () => void
}

/** What mends the records that are selected; each is one step that can be undone. */
export function MendBar({ check, count, load, onDone }: MendBarProps) {
  const { formats, memberName, members, me } = useWorkspace()
  const changes = useChanges()
  const toasts = useToasts()
  const runtime = useRuntime()
  const isNone = count === 0
  const mend = async (labelOf: (count: string) => string, work: (findings: readonly Finding[]) => readonly Mutation[]) => {
    onDone()
    try {
      await changes.applyAll((done) => labelOf(formats.number(done)), work(await load()))
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
  const addTasks = (task: NextStep) =>
    void mend(healthText.tasksAdded, (deals) => withTasks(deals, task, { by: me.id, newId: () => runtime.newId() }))
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
      {check.startsWith('deals-') ? <TaskButton disabled={isNone} onTask={addTasks} /> : null}
      {check === 'deals-overdue' ? (
        <DateButtons disabled={isNone} onDate={(day) => void mend(healthText.dated, (deals) => dated(deals, day))} />
      ) : null}
    </div>
  )
}

function DateButtons({ disabled, onDate }: { readonly disabled: boolean; readonly onDate: (day: PlainDate | null) => void }) {
  const { today } = useWorkspace()
  const [isAsking, setAsking] = useState(false)
  const [day, setDay] = useState('')
  return (
    <>
      <Button
        size="sm"
        disabled={disabled}
        onClick={() => {
          setDay(today())
          setAsking(true)
        }}
      >
        {healthText.setDate}
      </Button>
      <Button size="sm" variant="quiet" disabled={disabled} onClick={() => onDate(null)}>
        {healthText.clearDate}
      </Button>
      <FormDialog
        open={isAsking}
        title={healthText.setDate}
        submitLabel={healthText.apply}
        onClose={() => setAsking(false)}
        onSubmit={() => {
          setAsking(false)
          onDate(typedDate(day))
        }}
      >
        <WhenField kind="day" label={healthText.date} value={day} onValue={setDay} required />
      </FormDialog>
    </>
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

interface TaskMaker {
  /** Who has it to do where the deal has no owner. */
  readonly by: Id
  readonly newId: () => Id
}

/** A task for each of the deals, for its owner where the task names nobody. */
function withTasks(deals: readonly Finding[], task: NextStep, { by, newId }: TaskMaker): readonly Mutation[] {
  return deals.map(({ id, ownerId }) => ({
    kind: 'create',
    collection: 'tasks',
    id: newId(),
    data: { assigneeId: ownerId ?? by, ...task, subjects: [subjectOf('deals', id)] },
  }))
}
