import { partsOfNote } from '../../../domain/model/integrations/mail-note'
import { timelineText } from '../../text/timeline'
import type { Note } from '../../../domain/model/notes/note'
import type { RecordMeta } from '../../../domain/model/records/meta'
import styles from '../../markdown/markdown.module.css'

/** A mail as text: nothing in it is laid out, linked or loaded. */
export function MailBody({ body, isDelivered }: { readonly body: string; readonly isDelivered: boolean }) {
  // What somebody brought themselves says nothing of its own about whom it is from.
  const { said, verdict } = isDelivered ? partsOfNote(body) : { said: body, verdict: null }
  const { subject, text } = mailText(said)
  return (
    <>
      {subject === null ? null : <p className={styles.heading}>{subject}</p>}
      <p className={styles.plain}>{text}</p>
      {verdict === null ? null : <p className={styles.verdict}>{timelineText.verdict(verdict)}</p>}
    </>
  )
}

/** Did the backend write it down from a mail? What somebody outside wrote is nobody's to format here. */
export function isCapturedMail({ kind, createdBy }: Pick<Note, 'kind'> & Pick<RecordMeta, 'createdBy'>): boolean {
  return kind === 'email' && createdBy.via === 'function'
}

/** What the mail says, as it said it: its note has the marks of Markdown escaped, and the subject bold in the first line. */
function mailText(body: string): { readonly subject: string | null; readonly text: string } {
  const end = body.indexOf('\n')
  const first = end === -1 ? body : body.slice(0, end)
  const isSubject = first.startsWith('**') && first.endsWith('**') && first.length > 4
  return isSubject
    ? { subject: unescaped(first.slice(2, -2)), text: unescaped(end === -1 ? '' : body.slice(end).trim()) }
    : { subject: null, text: unescaped(body) }
}

function unescaped(text: string): string {
  return text.replace(/\\([\\`*_[\]<>#!|~])/g, '$1')
}
