import type { RefObject } from 'react'
import { isId, type Id } from '../../../../domain/model/kernel/id'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { PRIORITIES, TASK_KINDS, type Task } from '../../../../domain/model/tasks/task'
import { readTexts, type Kept } from '../../../app/kept-draft'
import { appText } from '../../../text/app'
import { composerText, taskText } from '../../../text/timeline'
import { SelectField } from '../../../design/select-field'
import { WhenField } from '../../../fields/when-field'
import fieldStyles from '../fields/editors.module.css'
import { QuickChips } from '../../tasks/quick-chips'
import type { QuickReading } from '../../tasks/use-quick-task'
import { typedDate } from '../../../app/typed-time'
import styles from '../../../history/timeline.module.css'

/** A task as it is typed. */
export interface TaskDraft extends Pick<Task, 'kind' | 'priority' | 'assigneeId'> {
  readonly title: string
  readonly body: string
  /** `2026-11-21`, or blank. */
  readonly dueOn: string
}

export function blankTask(assigneeId: Id | null): TaskDraft {
  return { title: '', body: '', kind: 'to-do', dueOn: '', priority: 'none', assigneeId }
}

/** A task with what was kept of it. */
export function readTask(blank: TaskDraft, kept: Kept): TaskDraft {
  const { title, body, dueOn, kind, priority, assigneeId } = blank
  const { assigneeId: keptId } = kept
  return {
    ...readTexts({ title, body, dueOn }, kept),
    kind: TASK_KINDS.find((each) => each === kept['kind']) ?? kind,
    priority: PRIORITIES.find((each) => each === kept['priority']) ?? priority,
    assigneeId: keptId === null || isId(keptId) ? keptId : assigneeId,
  }
}

export function taskOf({ dueOn, body, ...draft }: TaskDraft): Partial<Task> {
  return { ...draft, body: body.trim() === '' ? null : body, dueOn: typedDate(dueOn) }
}

export interface TaskFieldsProps {
  readonly draft: TaskDraft
  readonly members: readonly RecordOf<'members'>[]
  readonly onDraft: (draft: TaskDraft) => void
  /** What was read of the title. */
  readonly quick: QuickReading
  readonly titleField: RefObject<HTMLInputElement | null>
}

const text = composerText

/** What a task is made of. */
export function TaskFields({ draft, members, onDraft, quick, titleField }: TaskFieldsProps) {
  const set = (part: Partial<TaskDraft>) => onDraft({ ...draft, ...part })
  const assignable = members.filter(({ status, id }) => status === 'active' || id === draft.assigneeId)
  return (
    <div className={styles.taskFields}>
      <input
        ref={titleField}
        className={fieldStyles.input}
        aria-label={text.taskTitle}
        placeholder={text.taskPlaceholder}
        autoComplete="off"
        value={draft.title}
        onChange={(change) => set({ title: change.currentTarget.value })}
      />
      <QuickChips quick={quick} field={titleField} />
      <div className={styles.taskChoices}>
        <SelectField
          label={text.kind}
          value={draft.kind}
          options={TASK_KINDS.map((kind) => ({ value: kind, label: taskText.kind[kind] }))}
          onValue={(kind) => set({ kind })}
        />
        <WhenField label={text.due} kind="day" value={draft.dueOn} onValue={(dueOn) => set({ dueOn })} />
        <SelectField
          label={text.priority}
          value={draft.priority}
          options={PRIORITIES.map((priority) => ({ value: priority, label: taskText.priority[priority] }))}
          onValue={(priority) => set({ priority })}
        />
        <SelectField
          label={text.assignee}
          value={String(draft.assigneeId ?? '')}
          options={[
            { value: '', label: appText.nobody },
            ...assignable.map(({ id, displayName }) => ({ value: String(id), label: displayName })),
          ]}
          onValue={(id) => set({ assigneeId: memberOf(id) })}
        />
      </div>
    </div>
  )
}

function memberOf(id: string): Id | null {
  return isId(id) ? id : null
}
