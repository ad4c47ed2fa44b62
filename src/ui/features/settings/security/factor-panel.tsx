import { useMemo, useState } from 'react'
import { from } from 'rxjs'
import type { SecondFactor } from '../../../../domain/model/session/session'
import { usePorts } from '../../../app/ports-context'
import { useToasts } from '../../../app/toasts'
import { useSubmission } from '../../../app/submission'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { ConfirmDialog } from '../../../design/confirm-dialog'
import { FieldError } from '../../../design/field'
import { Skeleton } from '../../../design/skeleton'
import { Tag } from '../../../design/tag'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { securityText } from '../../../text/account'
import { Panel } from '../../../design/panel'
import { EnrolDialog } from './enrol-dialog'
import styles from './security.module.css'

/** Whether a code is asked for at sign-in, and the switch. */
export function FactorPanel() {
  const { auth } = usePorts()
  const { formats } = useWorkspace()
  const toasts = useToasts()
  const [reads, setReads] = useState(0)
  const key = useMemo(() => ({ reads }), [reads])
  const factors = useStream(key, () => from(auth.secondFactors()))
  const [isEnrolling, setEnrolling] = useState(false)
  const [leaving, setLeaving] = useState<SecondFactor | null>(null)
  const [state, submission] = useSubmission()
  const error = factors.status === 'failed' ? errorText(factors.error) : state.error
  const [factor] = factors.status === 'ready' ? factors.value : []

  const readAgain = (title: string) => {
    setReads((before) => before + 1)
    toasts.show({ tone: 'success', title })
  }
  const turnOff = async ({ id }: SecondFactor) => {
    setLeaving(null)
    const done = await submission.run(async () => {
      await auth.removeSecondFactor(id)
      return true
    })
    if (done === true) readAgain(securityText.turnedOff)
  }
  const switchButton =
    factors.status !== 'ready' ? null : factor === undefined ? (
      <Button variant="primary" onClick={() => setEnrolling(true)}>
        {securityText.setUp}
      </Button>
    ) : (
      <Button busy={state.isBusy} onClick={() => setLeaving(factor)}>
        {securityText.turnOff}
      </Button>
    )
  return (
    <Panel title={securityText.factorTitle} lead={securityText.factorLead} actions={switchButton}>
      {factors.status === 'pending' ? <Skeleton width="8rem" /> : null}
      {factor === undefined ? null : (
        <p className={styles.since}>
          <Tag colour="green">{securityText.factorOn}</Tag>
          {securityText.factorSince(formats.dateTime(factor.createdAt))}
        </p>
      )}
      <FieldError id="factor-error" message={error} />
      {isEnrolling ? (
        <EnrolDialog
          onClose={() => setEnrolling(false)}
          onDone={() => {
            setEnrolling(false)
            readAgain(securityText.turnedOn)
          }}
        />
      ) : null}
      {leaving === null ? null : (
        <ConfirmDialog
          title={securityText.turnOffTitle}
          description={securityText.turnOffBody}
          confirmLabel={securityText.turnOff}
          onClose={() => setLeaving(null)}
          onConfirm={() => void turnOff(leaving)}
        />
      )}
    </Panel>
  )
}
