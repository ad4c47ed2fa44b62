import { useState } from 'react'
import { from } from 'rxjs'
import { isPortError } from '../../../../domain/model/errors/port-error'
import { usePorts } from '../../../app/ports-context'
import { useSubmission } from '../../../app/use-submission'
import { FormDialog } from '../../../design/form-dialog'
import { Skeleton } from '../../../design/skeleton'
import { TextField } from '../../../design/text-field'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { securityText } from '../../../text/security'
import { QrCode } from './qr-code'
import styles from './security.module.css'

export interface EnrolDialogProps {
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Shows the app the secret and asks for a first code, so that nobody locks themselves out. */
export function EnrolDialog({ onClose, onDone }: EnrolDialogProps) {
  const { auth } = usePorts()
  const enrolment = useStream(auth, () => from(auth.enrolSecondFactor()))
  const [code, setCode] = useState('')
  const [state, submission] = useSubmission()
  const begun = enrolment.status === 'ready' ? enrolment.value : null

  const confirm = async () => {
    if (begun === null) return
    if (code.trim() === '') return submission.refuseField('code', securityText.codeMissing)
    const done = await submission.run(
      async () => {
        await auth.confirmSecondFactor(begun.factorId, code)
        return true
      },
      { sentence: (error) => (isPortError(error, 'auth/bad-credentials') ? securityText.badCode : null) },
    )
    if (done === true) onDone()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => void confirm()}
      title={securityText.enrolTitle}
      description={securityText.enrolLead}
      submitLabel={securityText.confirm}
      busy={state.isBusy}
      error={state.error ?? (enrolment.status === 'failed' ? errorText(enrolment.error) : null)}
    >
      {begun === null ? (
        <Skeleton width="11rem" height="11rem" />
      ) : (
        <>
          <QrCode text={begun.uri} label={securityText.picture} />
          <p className={styles.secret}>
            {securityText.secret}
            <code className={styles.key}>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </>
      )}
      <TextField
        label={securityText.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onValue={setCode}
        error={state.fieldErrors['code']}
      />
    </FormDialog>
  )
}
