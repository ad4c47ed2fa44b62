import type { ReactNode } from 'react'
import type { Mail, Mailbox } from '../../../ports/developer-tools.port'
import { AuthLayout, AuthLink } from '../../app/auth-layout'
import { useStream } from '../../hooks/use-stream'
import { localMailText } from '../../text/auth'

const SIGN_IN: ReadonlySet<Mail['kind']> = new Set(['magic-link', 'recovery'] as const)

export interface LocalMailProps {
  readonly mailbox: Mailbox
  /** To whom the newest mail is shown. */
  readonly email: string
  readonly foot: ReactNode
}

/** The link that a mail would have held, where none is sent: without it, nobody gets back in. */
export function LocalMail({ mailbox, email, foot }: LocalMailProps) {
  const mails = useStream(mailbox, () => mailbox.mails$)
  const address = email.trim().toLowerCase()
  const mail =
    mails.status === 'ready' ? mails.value.find(({ to, kind }) => SIGN_IN.has(kind) && to.toLowerCase() === address) : undefined
  return (
    <AuthLayout title={localMailText.title} lead={<span role="status">{localMailText.lead(email)}</span>} foot={foot}>
      {mail === undefined ? null : <AuthLink href={mail.path}>{localMailText.open}</AuthLink>}
    </AuthLayout>
  )
}
