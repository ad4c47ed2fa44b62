import { useState, useMemo } from 'react'
import { from } from 'rxjs'
import { encode } from 'uqr'
import { isPortError } from '../../../../domain/model/errors/port-error'
import { usePorts } from '../../../app/ports-context'
import { useSubmission } from '../../../app/submission'
import { FormDialog } from '../../../design/form-dialog'
import { Skeleton } from '../../../design/skeleton'
import { TextField } from '../../../design/text-field'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { securityText } from '../../../text/account'
import styles from './security.module.css'

interface EnrolDialogProps {
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
    if (code.trim() === '') return submission.refuseFields({ code: securityText.codeMissing })
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
      onClose={onClose}
      onSubmit={confirm}
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

/** The quiet zone that the standard wants around a code, in modules. */
const BORDER = 4

/** A text for a camera: one path of squares, dark on light in every theme, since not every camera reads the inverse. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: BORDER })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
