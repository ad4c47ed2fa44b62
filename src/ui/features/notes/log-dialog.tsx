import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { dayIn } from '../../../domain/model/kernel/plain-date'
import { mentionedIn } from '../../../domain/model/notes/note'
import { isSubject, type Subject } from '../../../domain/model/records/subject'
import { logNote } from '../../../domain/use-cases/notes/log-note'
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
import { SubjectField, subjectName$ } from '../../search/subject-field'
import { RestoredDraft, useDraft } from './use-draft'

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

type Problem = 'subject' | 'body' | 'when'

/** A note, call or meeting about any record, from anywhere, with what follows from it. */
function LogDialog({ onClose, firstKind }: OverlayProps & { readonly firstKind: LogKind }) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { me, members, timeZone } = useWorkspace()
  const apply = useApply()
  const [path] = useLocation()
  const [kind, setKind] = useState(firstKind)
  const [subject, setSubject] = useState<Subject | null>(() => subjectIn(path))
  const written = useDraft(me.id, 'any')
  const { text: body, setText: setBody } = written
  const [when, setWhen] = useState(() => localTimeIn(timeZone, runtime.now()))
  const [follows, setFollows] = useState(false)
  const [task, setTask] = useState<string | null>(null)
  const [dueOn, setDueOn] = useState(() => String(dayIn(timeZone, runtime.now() + DAY_MS)))
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
    const result = await apply(logText.saved(kind, name), mutations, { inlineErrors: true, ownErrors: 'all' })
    setBusy(false)
    if (result.status === 'written') {
      written.forget()
      onClose()
    }
    if (result.status === 'failed') setRefusal(errorText(result.error))
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={logText.title[kind]}
      submitLabel={logText.submit[kind]}
      busy={isBusy}
      size="md"
      error={refusal}
    >
      <SubjectField value={subject} onValue={setSubject} error={problems.includes('subject') ? logText.noSubject : null} />
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
            onValue={setBody}
          />
        )}
      </Field>
      {written.isRestored ? <RestoredDraft onDiscard={written.forget} /> : null}
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
            onValue={setWhen}
            error={problems.includes('when') ? logText.noMoment : null}
          />
        )}
      </div>
      <div className={styles.followUp}>
        <Checkbox checked={follows} onChecked={setFollows}>
          {logText.followUp}
        </Checkbox>
        {follows ? (
          <div className={styles.pair}>
            <TextField label={logText.followUpTitle} value={title} onValue={setTask} />
            <WhenField label={logText.followUpOn} kind="day" value={dueOn} onValue={setDueOn} />
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
