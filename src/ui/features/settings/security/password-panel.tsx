import { useToasts } from '../../../app/toasts'
import { TextField } from '../../../design/text-field'
import { authText } from '../../../text/auth'
import { securityText } from '../../../text/security'
import { usePasswordChange } from '../../auth/use-password-change'
import { Panel } from '../panel'
import { PanelForm } from '../panel-form'

/** Another password. The session vouches for who asks: it has just been used. */
export function PasswordPanel() {
  const toasts = useToasts()
  const { password, state, save } = usePasswordChange()
  const submit = async () => {
    if (!(await save())) return
    password.reset()
    toasts.show({ tone: 'success', title: securityText.passwordChanged })
  }
  return (
    <Panel title={securityText.passwordTitle} lead={securityText.passwordLead}>
      <PanelForm
        isUnchanged={password.text === ''}
        busy={state.isBusy}
        error={state.error}
        onSubmit={() => void submit()}
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
