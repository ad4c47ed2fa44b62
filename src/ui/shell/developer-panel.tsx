import { useState } from 'react'
import { Link } from 'wouter'
import { isRightToLeft, showRightToLeft } from '../app/preferences'
import type { OverlayProps } from '../app/overlays'
import { useServices } from '../app/ports-context'
import { Checkbox } from '../design/checkbox'
import { Dialog } from '../design/dialog'
import { developerText } from '../text/shell-parts'
import { shellText } from '../text/shell'
import type { Faults, Mail, Mailbox } from '../../ports/developer-tools.port'
import { Button } from '../design/button'
import { SelectField } from '../design/select-field'
import { useStream } from '../hooks/use-stream'
import styles from './developer-panel.module.css'

/** For developers: trouble on request, the mail nobody sent, and which backend this is. */
export function DeveloperPanel({ onClose }: OverlayProps) {
  const { developerTools, backendName } = useServices()
  const [isMirrored, setMirrored] = useState(isRightToLeft)
  if (developerTools === null) return null
  const mirror = (wanted: boolean) => {
    showRightToLeft(wanted)
    setMirrored(wanted)
  }
  return (
    <Dialog onClose={onClose} title={shellText.developer} description={developerText.backendIn(backendName)} size="md">
      <Checkbox checked={isMirrored} onChecked={mirror}>
        {developerText.rightToLeft}
      </Checkbox>
      <FaultControls faults={developerTools.faults} />
      <MailboxList mailbox={developerTools.mailbox} onOpen={onClose} />
    </Dialog>
  )
}

const LATENCIES = ['0', '200', '1000', '5000'] as const

/** Trouble on request, to see how the product bears it. */
function FaultControls({ faults }: { readonly faults: Faults }) {
  const state = useStream(faults, () => faults.state$)
  if (state.status !== 'ready') return null
  const { latencyMs, isCut, dropsNextAnswer, refusals, isStorageFull } = state.value
  return (
    <section aria-label={developerText.faults} className={styles.faults}>
      <h3 className={styles.heading}>{developerText.faults}</h3>
      <SelectField
        label={developerText.latency}
        value={LATENCIES.find((each) => Number(each) === latencyMs) ?? '0'}
        options={LATENCIES.map((value) => ({ value, label: developerText.latencyOf(Number(value)) }))}
        onValue={(value) => faults.setLatency(Number(value))}
      />
      <Checkbox checked={isCut} onChecked={(cut) => (cut ? faults.cutConnection() : faults.restoreConnection())}>
        {developerText.cut}
      </Checkbox>
      <Checkbox checked={isStorageFull} onChecked={(full) => faults.setStorageFull(full)}>
        {developerText.full}
      </Checkbox>
      <div className={styles.buttons}>
        <Button size="sm" onClick={() => faults.refuseNext('access/denied', { action: 'update' })}>
          {developerText.refuse}
        </Button>
        <Button size="sm" onClick={() => faults.refuseNext('net/throttled', { retryAfterMs: 5000 })}>
          {developerText.throttle}
        </Button>
        <Button size="sm" disabled={dropsNextAnswer} onClick={() => faults.dropNextAnswer()}>
          {developerText.drop}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => faults.clear()}>
          {developerText.clear}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {developerText.waiting(refusals, dropsNextAnswer)}
      </p>
    </section>
  )
}

/** The mail that a backend without a mail server would have sent; a press follows the link in it. */
function MailboxList({ mailbox, onOpen }: { readonly mailbox: Mailbox; readonly onOpen: () => void }) {
  const mails = useStream(mailbox, () => mailbox.mails$)
  const list: readonly Mail[] = mails.status === 'ready' ? mails.value : []
  return (
    <section aria-label={developerText.mailbox} className={styles.mailbox}>
      <h3 className={styles.heading}>{developerText.mailbox}</h3>
      {list.length === 0 ? <p className={styles.note}>{developerText.noMail}</p> : null}
      <ul>
        {list.map((mail) => (
          <li key={`${mail.path} ${mail.sentAt}`} className={styles.mail}>
            <span>{developerText.mail[mail.kind]}</span>
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
