import { usePorts, useRuntime, useServices } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { type Observable, of } from 'rxjs'
import { Skeleton } from '../../../design/skeleton'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { membersText } from '../../../text/workspace-settings'
import { Panel } from '../../../design/panel'
import { mayGrant } from '../../../../domain/model/access/member-change'
import type { Mail } from '../../../../ports/developer-tools.port'
import { dayIn } from '../../../../domain/model/kernel/plain-date'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { Button } from '../../../design/button'
import { classNames } from '../../../design/class-names'
import { SecretLine } from '../integrations/secret-line'
import { invitations$, isUnsent } from './team.model'
import styles from './members.module.css'
import { FormError } from '../../../design/field'

/** Who is asked to join; not there while nobody is. */
export function InvitationsPanel() {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const state = useStream(workspace.id, () => invitations$(records, workspace.id))
  if (state.status === 'ready' && state.value.length === 0) return null
  return (
    <Panel title={membersText.invitations} lead={membersText.invitationsLead}>
      {state.status === 'pending' ? <Skeleton width="60%" /> : null}
      {state.status === 'failed' ? <p role="alert">{errorText(state.error)}</p> : null}
      {state.status === 'ready' ? (
        <ul className={styles.list} aria-label={membersText.invitations}>
          {state.value.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : null}
    </Panel>
  )
}

/** One invitation: to whom, how long it holds, and what can be done about it. */
function InvitationRow({ invitation }: { readonly invitation: RecordOf<'invitations'> }) {
  const { workspace, me, memberName, formats, today, timeZone } = useWorkspace()
  const runtime = useRuntime()
  const toasts = useToasts()
  const resend = useFunction('resend-invitation')
  const revoke = useFunction('revoke-invitation')
  const { id, email, role, status, expiresAt, invitedBy } = invitation
  const call = { workspaceId: workspace.id, invitationId: id }
  const expiresMs = Date.parse(expiresAt)
  const when = formats.day(dayIn(timeZone, expiresMs), today())
  const isOver = status === 'expired' || expiresMs <= runtime.now()
  const error = resend.error ?? revoke.error
  const unsent = isUnsent(invitation)
  const words = useSendWords(unsent)

  const sendAgain = async () => {
    if (isDone(await resend.call(call))) {
      toasts.show({ tone: 'success', title: words.done(email) })
    }
  }
  const takeBack = async () => {
    if (isDone(await revoke.call(call))) toasts.show({ title: membersText.revoked(email) })
  }
  return (
    <li className={classNames(styles.row, styles.invitation)}>
      <div className={styles.lines}>
        <span className={styles.name}>{email}</span>
        <span className={styles.note}>
          {unsent ? membersText.wasMember(role) : membersText.invitedAs(role, memberName(invitedBy))}
        </span>
      </div>
      <span className={styles.note}>
        {unsent ? membersText.unsent : isOver ? membersText.expired(when) : membersText.expires(when)}
      </span>
      <div className={styles.controls}>
        {mayGrant(me.role, role) ? (
          <>
            <Button size="sm" busy={resend.isBusy} aria-label={words.labelFor(email)} onClick={() => void sendAgain()}>
              {words.label}
            </Button>
            {status === 'pending' ? (
              <Button
                size="sm"
                variant="quiet"
                busy={revoke.isBusy}
                aria-label={membersText.revokeOf(email)}
                onClick={() => void takeBack()}
              >
                {membersText.revoke}
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
      <PassedOn invitation={invitation} />
      <FormError message={error} />
    </li>
  )
}

/** What sending is called, and where no mail is sent, making the link. */
function useSendWords(unsent: boolean) {
  const { mail: sendsMail } = usePorts().functions.capabilities
  const text = membersText
  if (sendsMail && unsent) return { label: text.inviteSubmit, labelFor: text.sendTo, done: text.invited }
  if (sendsMail) return { label: text.resend, labelFor: text.resendTo, done: text.resent }
  return { label: text.linkNew, labelFor: text.linkNewFor, done: unsent ? text.linkMade : text.linkRenewed }
}

const NO_MAILS: Observable<readonly Mail[]> = of([])

/** The link of an invitation that no mail was sent of. */
function PassedOn({ invitation: { email, expiresAt } }: { readonly invitation: RecordOf<'invitations'> }) {
  const { ports, mailbox } = useServices()
  const { mail: sendsMail } = ports.functions.capabilities
  const mails = useStream(mailbox, () => mailbox?.mails$ ?? NO_MAILS)
  if (sendsMail || mails.status !== 'ready') return null
  const mail = mails.value.find((each) => each.kind === 'invitation' && each.to === email && each.expiresAt === expiresAt)
  if (mail === undefined) return null
  return (
    <div className={styles.link}>
      <SecretLine label={membersText.linkOf(email)} value={new URL(mail.path, location.href).href} />
    </div>
  )
}

function isDone(given: object | 'kept' | null): boolean {
  return given !== null && given !== 'kept'
}
