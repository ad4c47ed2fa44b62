import { useToasts } from '../../../app/toasts'
import { Button } from '../../../design/button'
import { TextField } from '../../../design/text-field'
import { authText } from '../../../text/auth'
import { securityText } from '../../../text/security'
import { usePasswordChange } from '../../auth/use-new-password'
import { Panel } from '../../../design/panel'
import { PanelForm } from '../panel-form'

/** Another password. A session that was begun long ago has to show by a code from a mail whose it is. */
export function PasswordPanel() {
  const toasts = useToasts()
  const { password, state, mailedTo, code, setCode, save, mailAgain } = usePasswordChange()
  const submit = async () => {
    if (!(await save())) return
    password.reset()
    toasts.show({ tone: 'success', title: securityText.passwordChanged })
  }
  return (
    <Panel title={securityText.passwordTitle} lead={securityText.passwordLead}>
      <PanelForm
        isUnchanged={password.text === '' || (mailedTo !== null && code.trim() === '')}
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
        {mailedTo === null ? null : (
          <TextField
            label={authText.mailCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onValue={setCode}
            hint={securityText.passwordCode(mailedTo)}
          />
        )}
      </PanelForm>
      {mailedTo === null ? null : (
        <Button onClick={mailAgain} busy={state.isBusy}>
          {securityText.passwordCodeAgain}
        </Button>
      )}
    </Panel>
  )
}
