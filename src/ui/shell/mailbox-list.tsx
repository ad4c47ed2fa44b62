import { Link } from 'wouter'
import type { Mail, Mailbox } from '../../ports/developer-tools.port'
import { useStream } from '../hooks/use-stream'
import { developerText } from '../text/developer'
import styles from './developer-panel.module.css'

/** The mail that a backend without a mail server would have sent; a press follows the link in it. */
export function MailboxList({ mailbox, onOpen }: { readonly mailbox: Mailbox; readonly onOpen: () => void }) {
  const mails = useStream(mailbox, () => mailbox.mails$)
  const list: readonly Mail[] = mails.status === 'ready' ? mails.value : []
  return (
    <section aria-label={developerText.mailbox} className={styles.mailbox}>
      <h3 className={styles.heading}>{developerText.mailbox}</h3>
      {list.length === 0 ? <p className={styles.note}>{developerText.noMail}</p> : null}
      <ul>
        {list.map((mail) => (
          <li key={`${mail.path} ${mail.sentAt}`} className={styles.mail}>
            <span>{developerText.mail(mail.kind)}</span>
            <span className={styles.note}>{mail.to}</span>
            <Link href={mail.path} className={styles.link} onClick={onOpen}>
              {developerText.openMail}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
