import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { dayIn } from '../../../domain/model/kernel/plain-date'
import { mentionedIn } from '../../../domain/model/notes/note'
import { isSubject, type Subject } from '../../../domain/model/records/subject'
import { logNote } from '../../../domain/use-cases/notes/log-note'
import { readTexts, useKeptDraft, type Kept } from '../../app/kept-draft'
import { useWayToSubject } from '../../app/new-record'
import { usePorts, useRuntime } from '../../app/ports-context'
import { typedDate, instantIn, localTimeIn } from '../../app/typed-time'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Checkbox } from '../../design/checkbox'
import { Field } from '../../design/field'
import { FormDialog } from '../../design/form-dialog'
import { SelectField } from '../../design/select-field'
import { TextField } from '../../design/text-field'
import { WhenField } from '../../fields/when-field'
import { useStream } from '../../hooks/use-stream'
import type { OverlayProps } from '../../app/overlays'
import { errorText } from '../../text/error-text'
import { logText, type LogKind } from '../../text/notes'
import styles from './notes.module.css'
import { NoteField } from './note-field'
import { subjectName$ } from '../../app/subject-name'
import { SubjectField } from '../../search/subject-field'
import { RestoredDraft } from '../../fields/restored-draft'
import { useDraft } from './use-draft'

const KINDS: readonly LogKind[] = ['call', 'meeting', 'note']
const DAY_MS = 86_400_000

export function NewNoteDialog(props: OverlayProps) {
  return <LogDialog {...props} firstKind="note" />
}

export function NewCallDialog(props: OverlayProps) {
  return <LogDialog {...props} firstKind="call" />
}

export function NewMeetingDialog(props: OverlayProps) {
  return <LogDialog {...props} firstKind="meeting" />
}

interface LogDraft {
  /** `path`: the record whose page is open. */
  readonly subject: Subject | null | 'path'
  readonly when: string
  readonly follows: boolean
  /** Null: the title that is offered. */
  readonly task: string | null
  readonly dueOn: string
}

function readLog(blank: LogDraft, kept: Kept): LogDraft {
  const { subject, task } = kept
  return {
    ...readTexts({ when: blank.when, dueOn: blank.dueOn }, kept),
    subject: subject === null || isSubject(subject) ? subject : blank.subject,
    follows: kept['follows'] === true,
    task: typeof task === 'string' ? task : blank.task,
  }
}

type Problem = 'subject' | 'body' | 'when'

/** A note, call or meeting about any record, from anywhere, with what follows from it. */
function LogDialog({ onClose, firstKind }: OverlayProps & { readonly firstKind: LogKind }) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { me, members, timeZone } = useWorkspace()
  const apply = useApply()
  const wayTo = useWayToSubject()
  const [path] = useLocation()
  const [kind, setKind] = useState(firstKind)
  const now = localTimeIn(timeZone, runtime.now())
  const tomorrow = String(dayIn(timeZone, runtime.now() + DAY_MS))
  const kept = useKeptDraft<LogDraft>('log', { subject: 'path', when: now, follows: false, task: null, dueOn: tomorrow }, readLog)
  const set = (part: Partial<LogDraft>) => kept.set((before) => ({ ...before, ...part }))
  const { when, follows, task, dueOn } = kept.value
  const subject = kept.value.subject === 'path' ? subjectIn(path) : kept.value.subject
  const written = useDraft(me.id, 'any')
  const body = written.text
  const write = (text: string) => {
    written.setText(text)
    // Found again elsewhere, it is still about the same record.
    set({ subject: text === '' && subject === subjectIn(path) ? 'path' : subject })
  }
  const forget = () => {
    written.forget()
    kept.forget()
  }
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const named = useStream(subject, () => subjectName$(records, subject))
  const name = (named.status === 'ready' ? named.value : null) ?? ''
  const title = task ?? logText.followUpAsDefault(name)
  const area = useRef<HTMLTextAreaElement>(null)
  // Whom it is about being known, one goes on to what there is to say.
  useEffect(() => {
    if (subject !== null) area.current?.focus()
  }, [subject])

  const submit = async () => {
    const happenedAt = kind === 'note' ? null : instantIn(timeZone, when)
    const wrong: Problem[] = [
      ...(subject === null ? (['subject'] as const) : []),
      ...(body.trim() === '' ? (['body'] as const) : []),
      ...(kind !== 'note' && happenedAt === null ? (['when'] as const) : []),
    ]
    setProblems(wrong)
    setRefusal(null)
    if (wrong.length > 0 || subject === null) return
    setBusy(true)
    const followUp = follows ? { title, dueOn: typedDate(dueOn), assigneeId: me.id } : null
    const mutations = logNote(
      { kind, body, happenedAt, subjects: [subject], mentions: mentionedIn(body, members) },
      followUp,
      () => runtime.newId(),
    )
    const result = await apply(logText.saved(kind, name), mutations, {
      inlineErrors: true,
      ownErrors: 'all',
      actions: wayTo([subject], logText.open),
    })
    setBusy(false)
    if (result.status === 'written') {
      forget()
      onClose()
    }
    if (result.status === 'failed') setRefusal(errorText(result.error))
  }

  return (
    <FormDialog
      keepsDraft
      onClose={onClose}
      onSubmit={submit}
      title={logText.title[kind]}
      submitLabel={logText.submit[kind]}
      busy={isBusy}
      size="md"
      error={refusal}
    >
      <SubjectField
        value={subject}
        onValue={(next) => set({ subject: next })}
        error={problems.includes('subject') ? logText.noSubject : null}
      />
      <Field label={logText.body[kind]} error={problems.includes('body') ? logText.noBody : null}>
        {(wiring) => (
          <NoteField
            {...wiring}
            area={area}
            // Known from the start, it is there before the dialog looks where the focus may go.
            autoFocus={subject !== null}
            className={styles.area}
            label={logText.body[kind]}
            rows={3}
            value={body}
            onValue={write}
          />
        )}
      </Field>
      {written.isRestored || kept.isRestored ? <RestoredDraft onDiscard={forget} /> : null}
      <div className={styles.pair}>
        <SelectField
          label={logText.kind}
          value={kind}
          options={KINDS.map((each) => ({ value: each, label: logText.kindOf[each] }))}
          onValue={setKind}
        />
        {kind === 'note' ? null : (
          <WhenField
            label={logText.when}
            kind="moment"
            value={when}
            onValue={(next) => set({ when: next })}
            error={problems.includes('when') ? logText.noMoment : null}
          />
        )}
      </div>
      <div className={styles.followUp}>
        <Checkbox checked={follows} onChecked={(next) => set({ follows: next })}>
          {logText.followUp}
        </Checkbox>
        {follows ? (
          <div className={styles.pair}>
            <TextField label={logText.followUpTitle} value={title} onValue={(next) => set({ task: next })} />
            <WhenField label={logText.followUpOn} kind="day" value={dueOn} onValue={(next) => set({ dueOn: next })} />
          </div>
        ) : null}
      </div>
    </FormDialog>
  )
}

/** The record whose page is open: its path ends in its subject, `people/<id>`. */
function subjectIn(path: string): Subject | null {
  const subject = path.split('/').slice(-2).join('/')
  return isSubject(subject) ? subject : null
}
