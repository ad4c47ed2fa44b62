import { useState } from 'react'
import { useSignOut } from '../../../app/use-sign-out'
import { useSubmission } from '../../../app/use-submission'
import { Button } from '../../../design/button'
import { ConfirmDialog } from '../../../design/confirm-dialog'
import { FieldError } from '../../../design/field-error'
import { securityText } from '../../../text/security'
import { Panel } from '../../../design/panel'

/** The way out of every browser at once. */
export function DevicesPanel() {
  const signOut = useSignOut()
  const [isAsking, setAsking] = useState(false)
  const [state, submission] = useSubmission()
  const leave = () => {
    setAsking(false)
    void submission.run(() => signOut('everywhere'))
  }
  return (
    <Panel
      title={securityText.sessionsTitle}
      lead={securityText.sessionsLead}
      actions={
        <Button busy={state.isBusy} onClick={() => setAsking(true)}>
          {securityText.signOutEverywhere}
        </Button>
      }
    >
      <FieldError id="devices-error" message={state.error} />
      <ConfirmDialog
        open={isAsking}
        title={securityText.signOutTitle}
        description={securityText.signOutBody}
        confirmLabel={securityText.signOutEverywhere}
        onClose={() => setAsking(false)}
        onConfirm={leave}
      />
    </Panel>
  )
}
