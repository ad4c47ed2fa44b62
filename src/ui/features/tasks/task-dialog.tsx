import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { isPortError } from '../../../domain/model/errors/port-error'
import type { FieldProblems } from '../../../domain/model/errors/field-problem'
import { isId } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import { isSubject, type Subject } from '../../../domain/model/records/subject'
import { PRIORITIES, REPEAT_CHOICES, TASK_KINDS } from '../../../domain/model/tasks/task'
import { useKeptDraft } from '../../app/kept-draft'
import { useWayToSubject } from '../../app/new-record'
import { useRuntime } from '../../app/ports-context'
import { recordProblems } from '../../app/record-findings'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { FormDialog } from '../../design/form-dialog'
import { SelectField } from '../../design/select-field'
import { TextAreaField, TextField } from '../../design/text-field'
import { RestoredDraft } from '../../fields/restored-draft'
import { WhenField } from '../../fields/when-field'
import type { OverlayProps } from '../../app/overlays'
import { appText } from '../../text/app'
import { errorText } from '../../text/error-text'
import { besideField, fieldName } from '../../text/field-text'
import { tasksText } from '../../text/tasks'
import { composerText, taskText } from '../../text/timeline'
import { QuickChips } from './quick-chips'
import { SubjectsField } from './subjects-field'
import { blankForm, changedFields, formOf, isUnreadable, readForm, taskOfForm, type TaskForm } from './task-form'
import styles from './tasks.module.css'
import { useQuickTask } from './use-quick-task'

const text = tasksText

/** From anywhere; on a record's page the task is about that record. */
export function NewTaskDialog({ onClose }: OverlayProps) {
  const [path] = useLocation()
  const subject = path.split('/').slice(-2).join('/')
  return <TaskDialog onClose={onClose} task={null} subject={isSubject(subject) ? subject : null} />
}

export interface TaskDialogProps {
  readonly onClose: () => void
  /** Null: a new one. */
  readonly task: RecordOf<'tasks'> | null
  /** What a new one is about. */
  readonly subject?: Subject | null
}

/** Everything a task is made of. */
export function TaskDialog({ onClose, task, subject = null }: TaskDialogProps) {
  const runtime = useRuntime()
  const { me, members, today, timeZone } = useWorkspace()
  const apply = useApply()
  const wayTo = useWayToSubject()
  const [opened] = useState(() => (task === null ? blankForm(me.id, subject) : formOf(task, timeZone)))
  const about = task === null ? `task.new.${subject ?? ''}` : `task.${task.id}`
  const kept = useKeptDraft<TaskForm>(about, opened, readForm)
  const form = kept.value
  const [problems, setProblems] = useState<FieldProblems>({})
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const titleField = useRef<HTMLInputElement>(null)
  // The title of a task that is there was meant as one.
  const quick = useQuickTask(task === null ? form.title : '', form)
  const set = (part: Partial<TaskForm>) => kept.set((now) => ({ ...now, ...part }))
  const errorOf = (...fields: readonly string[]) => {
    const field = fields.find((name) => problems[name] !== undefined)
    const problem = field === undefined ? undefined : problems[field]
    return field === undefined || problem === undefined ? null : besideField(fieldName(field), problem)
  }
  const clock = { timeZone, today: today() }

  const submit = async () => {
    const data = { ...taskOfForm(form, clock), ...(task === null ? quick.data : {}) }
    const patch = task === null ? data : changedFields(taskOfForm(opened, clock), data)
    const leave = () => {
      kept.forget()
      onClose()
    }
    const mutation: Mutation =
      task === null
        ? { kind: 'create', collection: 'tasks', id: runtime.newId(), data }
        : { kind: 'update', collection: 'tasks', id: task.id, patch, expect: task.version }
    if (isUnreadable(form)) return setProblems(await recordProblems(mutation))
    if (task !== null && Object.keys(patch).length === 0) return leave()
    setBusy(true)
    setProblems({})
    setError(null)
    const label = task === null ? text.added(quick.data.title) : text.saved(form.title.trim())
    const seen = task === null ? { actions: wayTo(form.subjects, text.open) } : { seen: [task] }
    const result = await apply(label, [mutation], { inlineErrors: true, ownErrors: 'all', ...seen })
    setBusy(false)
    if (result.status === 'written') leave()
    else if (result.status === 'failed' && isPortError(result.error, 'record/invalid')) setProblems(result.error.details.fields)
    else if (result.status === 'failed') setError(errorText(result.error))
  }

  return (
    <FormDialog
      keepsDraft
      onClose={onClose}
      onSubmit={submit}
      title={task === null ? text.createTitle : text.editTitle}
      submitLabel={task === null ? text.create : appText.save}
      busy={isBusy}
      error={error}
      size="md"
    >
      {kept.isRestored ? <RestoredDraft onDiscard={kept.forget} /> : null}
      <TextField
        label={text.name}
        value={form.title}
        onValue={(title) => set({ title })}
        error={errorOf('title')}
        autoComplete="off"
        autoFocus
        ref={titleField}
      />
      {task === null ? <QuickChips quick={quick} field={titleField} /> : null}
      <div className={styles.fields}>
        <WhenField
          label={text.dueDay}
          kind="day"
          value={form.day}
          onValue={(day) => set({ day })}
          error={errorOf('dueOn', 'dueAt')}
        />
        <WhenField label={text.dueTime} kind="time" value={form.time} onValue={(time) => set({ time })} />
        <WhenField
          label={text.remindAt}
          kind="moment"
          value={form.remind}
          onValue={(remind) => set({ remind })}
          error={errorOf('remindAt')}
        />
        <SelectField
          label={text.repeat}
          value={form.repeat}
          options={[...new Set([...REPEAT_CHOICES, form.repeat])].map((value) => ({ value, label: text.repeatOf[value] }))}
          onValue={(repeat) => set({ repeat })}
        />
        <SelectField
          label={composerText.kind}
          value={form.kind}
          options={TASK_KINDS.map((value) => ({ value, label: taskText.kind[value] }))}
          onValue={(kind) => set({ kind })}
        />
        <SelectField
          label={composerText.priority}
          value={form.priority}
          options={PRIORITIES.map((value) => ({ value, label: taskText.priority[value] }))}
          onValue={(priority) => set({ priority })}
        />
        <SelectField
          label={composerText.assignee}
          value={String(form.assigneeId ?? '')}
          options={[
            { value: '', label: appText.nobody },
            ...members
              .filter(({ status, id }) => status === 'active' || id === form.assigneeId)
              .map(({ id, displayName }) => ({ value: String(id), label: displayName })),
          ]}
          onValue={(id) => set({ assigneeId: isId(id) ? id : null })}
        />
      </div>
      <SubjectsField value={form.subjects} onValue={(subjects) => set({ subjects })} error={errorOf('subjects')} />
      <TextAreaField label={text.details} value={form.body} onValue={(body) => set({ body })} error={errorOf('body')} />
    </FormDialog>
  )
}
