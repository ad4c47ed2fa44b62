import { map } from 'rxjs'
import { Link } from 'wouter'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { readSubject } from '../../../../domain/model/records/subject'
import { usePorts } from '../../../app/ports-context'
import { recordPath } from '../../../app/routes'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { Dialog } from '../../../design/dialog'
import { Skeleton } from '../../../design/skeleton'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { fieldName } from '../../../text/field-text'
import { formsText as text } from '../../../text/forms'
import styles from './forms.module.css'

const LATEST = 100

/** What was sent by a form, the latest first. */
export function AnswersDialog({ form, onClose }: { readonly form: RecordOf<'forms'>; readonly onClose: () => void }) {
  const { records } = usePorts()
  const state = useStream(form.id, () =>
    records
      .watch<'submissions'>('submissions', {
        workspaceId: form.workspaceId,
        where: { op: 'eq', field: 'formId', value: form.id },
        orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
        limit: LATEST,
      })
      .pipe(map(({ value }) => value.items)),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.answersTitle(form.name)}
      size="md"
      footer={<Button onClick={onClose}>{text.done}</Button>}
    >
      {state.status === 'pending' ? <Skeleton width="60%" /> : null}
      {state.status === 'failed' ? <p role="alert">{errorText(state.error)}</p> : null}
      {state.status !== 'ready' ? null : state.value.length === 0 ? (
        <p>{text.noAnswers}</p>
      ) : (
        <ul>
          {state.value.map((submission) => (
            <Answer key={submission.id} submission={submission} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Answer({ submission }: { readonly submission: RecordOf<'submissions'> }) {
  const { workspace, formats } = useWorkspace()
  const { createdAt, subject, answers, merged } = submission
  const person = subject === null ? null : readSubject(subject)
  return (
    <li className={styles.answer}>
      <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
      <dl>{answers.map(({ key, label, value }) => [<dt key={key}>{label}</dt>, <dd key={`${key} value`}>{value}</dd>])}</dl>
      {merged.length === 0 ? null : <p>{text.filledIn(merged.map(fieldName).join(', '))}</p>}
      {person === null ? null : <Link href={recordPath(workspace.slug, 'people', person.id)}>{text.person}</Link>}
    </li>
  )
}
