import { partsOfNote } from '../../../domain/model/integrations/mail-note'
import { timelineText } from '../../text/timeline'
import { mailText } from './mail-text'
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
