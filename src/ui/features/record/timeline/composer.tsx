import { CalendarDays, Phone, SquareCheck, StickyNote } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { mentionedIn } from '../../../../domain/model/notes/note'
import type { Subject } from '../../../../domain/model/records/subject'
import { useRuntime } from '../../../app/ports-context'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { Kbd } from '../../../design/kbd'
import { WhenField } from '../../../fields/when-field'
import { isComposing } from '../../../hooks/keys'
import { keyCaps } from '../../../hooks/key-caps'
import { errorText } from '../../../text/error-text'
import { composerText } from '../../../text/timeline'
import { NoteField } from '../../notes/note-field'
import { useQuickTask } from '../../tasks/use-quick-task'
import { RestoredDraft } from '../../../fields/restored-draft'
import { useDraft } from '../../notes/use-draft'
import fieldStyles from '../fields/editors.module.css'
import styles from './composer.module.css'
import { blankTask, readTask, taskOf, TaskFields, type TaskDraft } from './task-fields'
import { useKeptDraft } from '../../../app/kept-draft'
import { instantIn, localTimeIn } from '../../../app/typed-time'
import type { Id } from '../../../../domain/model/kernel/id'
import type { Instant } from '../../../../domain/model/kernel/instant'
import type { Note } from '../../../../domain/model/notes/note'
import type { Task } from '../../../../domain/model/tasks/task'
import type { Mutation } from '../../../../domain/model/records/mutation'

const text = composerText
const ICONS = {
  note: <StickyNote size={14} />,
  task: <SquareCheck size={14} />,
  call: <Phone size={14} />,
  meeting: <CalendarDays size={14} />,
}
const PLACEHOLDERS = { note: 'notePlaceholder', call: 'callPlaceholder', meeting: 'meetingPlaceholder' } as const

interface ComposerProps {
  readonly subject: Subject
  readonly mode: Composing
  readonly onMode: (mode: Composing) => void
  /** Another number moves the focus into the field; 0 does not. */
  readonly focusRequest: number
}

type DraftKind = 'task' | 'body'

/** Where a note, a task, a call or a meeting is added. What was typed stays until it is saved. */
export function Composer({ subject, mode, onMode, focusRequest }: ComposerProps) {
  const runtime = useRuntime()
  const { members, me, timeZone } = useWorkspace()
  const apply = useApply()
  const written = useDraft(me.id, subject)
  const { text: body, setText: setBody } = written
  const keptTask = useKeptDraft(`task.${subject}`, blankTask(me.id), readTask)
  const task = keptTask.value
  const setTask = (draft: TaskDraft) => keptTask.set(() => draft)
  const quick = useQuickTask(task.title, { ...task, day: task.dueOn })
  const [when, setWhen] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [saving, setSaving] = useState<readonly DraftKind[]>([])
  const area = useRef<HTMLTextAreaElement>(null)
  const latestBody = useRef(body)
  useEffect(() => {
    latestBody.current = body
  }, [body])
  const title = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focusRequest > 0) (mode === 'task' ? title : area).current?.focus()
  }, [focusRequest, mode])

  // A task is written while a note is still on its way: each draft is saved by itself.
  const draft: DraftKind = mode === 'task' ? 'task' : 'body'
  const isBusy = saving.includes(draft)

  const now = () => localTimeIn(timeZone, runtime.now())
  const submit = async () => {
    const happenedAt = instantIn(timeZone, when ?? now())
    const composition = { mode, body, task: { ...taskOf(task), ...quick.data }, happenedAt, mentions: mentionedIn(body, members) }
    if (isBlank(composition)) return setError(text.empty)
    // Its field says what is wrong.
    if (mode !== 'note' && mode !== 'task' && happenedAt === null) return
    setSaving((others) => [...others, draft])
    const result = await apply(text.saved[mode], [compositionOf(composition, subject, runtime.newId())], {
      inlineErrors: true,
      // A note that is left is there as a draft when one comes back; a task is not, and its toast outlives the page.
      ownErrors: draft === 'body' ? 'all' : [],
    })
    setSaving((others) => others.filter((each) => each !== draft))
    if (result.status === 'failed') return setError(errorText(result.error))
    setError(null)
    setWhen(null)
    // What was typed since is another one.
    if (mode === 'task') {
      quick.forget()
      keptTask.set((latest) => (latest === task ? blankTask(me.id) : latest))
    } else if (latestBody.current === body) written.forget()
  }
  const onKeyDown = (press: KeyboardEvent<HTMLElement>) => {
    if (isComposing(press.nativeEvent) || press.defaultPrevented) return
    if (press.key === 'Escape' && press.target instanceof HTMLElement) press.target.blur()
    if (press.key !== 'Enter' || !(press.ctrlKey || press.metaKey || press.target === title.current)) return
    press.preventDefault()
    if (!isBusy) void submit()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the fields within come up to here
    <div className={styles.composer} role="group" aria-label={text.label} onKeyDown={onKeyDown}>
      <div className={styles.modes} role="group" aria-label={text.modes}>
        {COMPOSING.map((each) => (
          <Button
            key={each}
            size="sm"
            variant="quiet"
            icon={ICONS[each]}
            aria-pressed={each === mode}
            onClick={() => {
              onMode(each)
              setError(null)
            }}
          >
            {text.mode[each]}
          </Button>
        ))}
      </div>
      {mode === 'task' ? (
        <TaskFields draft={task} members={members} onDraft={setTask} quick={quick} titleField={title} />
      ) : (
        <NoteField
          area={area}
          className={styles.area}
          label={text.mode[mode]}
          placeholder={text[PLACEHOLDERS[mode]]}
          rows={2}
          value={body}
          onValue={setBody}
        />
      )}
      {(mode === 'task' ? keptTask : written).isRestored ? (
        <RestoredDraft onDiscard={(mode === 'task' ? keptTask : written).forget} />
      ) : null}
      {error === null ? null : (
        <p className={fieldStyles.message} role="alert">
          {error}
        </p>
      )}
      <div className={styles.foot}>
        {mode === 'call' || mode === 'meeting' ? (
          <WhenField label={text.when} kind="moment" value={when ?? now()} onValue={setWhen} />
        ) : null}
        <span className={styles.keys}>
          {keyCaps('mod+Enter').map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
        </span>
        <Button size="sm" variant="primary" busy={isBusy} onClick={() => void submit()}>
          {text.add(mode)}
        </Button>
      </div>
    </div>
  )
}

export const COMPOSING = ['note', 'task', 'call', 'meeting'] as const
/** What is being added: a call and a meeting are notes that say when they were. */
export type Composing = (typeof COMPOSING)[number]

interface Composition {
  readonly mode: Composing
  readonly body: string
  /** When the call or meeting was. */
  readonly happenedAt: Instant | null
  readonly task: Partial<Task> & Pick<Task, 'title'>
  readonly mentions: Note['mentions']
}

/** The record that what was composed becomes, about the subject. */
function compositionOf(composition: Composition, subject: Subject, id: Id): Mutation {
  const { mode, body, happenedAt, task, mentions } = composition
  if (mode === 'task') return { kind: 'create', collection: 'tasks', id, data: { ...task, subjects: [subject] } }
  const at = mode === 'note' ? null : happenedAt
  return { kind: 'create', collection: 'notes', id, data: { kind: mode, body, happenedAt: at, subjects: [subject], mentions } }
}

function isBlank({ mode, body, task }: Pick<Composition, 'mode' | 'body' | 'task'>): boolean {
  return (mode === 'task' ? task.title : body).trim() === ''
}
