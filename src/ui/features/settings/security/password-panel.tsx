import { usePorts } from '../../../app/ports-context'
import { useToasts } from '../../../app/toasts'
import { useSubmission } from '../../../app/use-submission'
import { TextField } from '../../../design/text-field'
import { authText } from '../../../text/auth'
import { securityText } from '../../../text/security'
import { useNewPassword } from '../../auth/use-new-password'
import { Panel } from '../panel'
import { PanelForm } from '../panel-form'

/** Another password. The session vouches for who asks: it has just been used. */
export function PasswordPanel() {
  const { auth } = usePorts()
  const toasts = useToasts()
  const [state, submission] = useSubmission()
  const password = useNewPassword()
  const save = async () => {
    if (!password.attempt()) return
    const saved = await submission.run(async () => {
      await auth.changePassword(password.text)
      return true
    })
    if (saved !== true) return
    password.reset()
    toasts.show({ tone: 'success', title: securityText.passwordChanged })
  }
  return (
    <Panel title={securityText.passwordTitle} lead={securityText.passwordLead}>
      <PanelForm
        isUnchanged={password.text === ''}
        busy={state.isBusy}
        error={state.error}
        onSubmit={() => void save()}
        submitLabel={securityText.changePassword}
      >
        <TextField
          label={securityText.newPassword}
          type="password"
          autoComplete="new-password"
          value={password.text}
          onValue={password.type}
          hint={authText.passwordHint}
          error={password.problem}
        />
      </PanelForm>
    </Panel>
  )
}
