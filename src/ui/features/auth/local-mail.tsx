import type { Mailbox } from '../../../ports/developer-tools.port'
import { useStream } from '../../hooks/use-stream'
import { authText } from '../../text/auth'
import styles from '../../app/auth-layout.module.css'
import { AuthLink } from '../../app/auth-layout'

/** The newest mail to an address, where no mail server sends it: without it, nobody gets back in. */
export function LocalMail({ mailbox, email }: { readonly mailbox: Mailbox; readonly email: string }) {
  const mails = useStream(mailbox, () => mailbox.mails$)
  const address = email.trim().toLowerCase()
  const mail = mails.status === 'ready' ? mails.value.find(({ to }) => to.toLowerCase() === address) : undefined
  if (mail === undefined) return null
  return (
    <>
      <p className={styles.lead}>{authText.localMail}</p>
      <AuthLink href={mail.path}>{authText.openMail}</AuthLink>
    </>
  )
}
