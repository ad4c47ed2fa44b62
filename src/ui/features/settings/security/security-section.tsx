import { useState } from 'react'
import { usePorts, useServices } from '../../../app/ports-context'
import { Panels, Panel } from '../../../design/panel'
import { Button } from '../../../design/button'
import { accountText, securityText } from '../../../text/account'
import { useSignOut } from '../../../app/use-sign-out'
import { useSubmission } from '../../../app/submission'
import { ConfirmDialog } from '../../../design/confirm-dialog'
import { FieldError } from '../../../design/field'
import type { KnownBackend } from '../../../../ports/backends.port'
import { useStream } from '../../../hooks/use-stream'
import { useToasts } from '../../../app/toasts'
import { TextField } from '../../../design/text-field'
import { authText } from '../../../text/auth'
import { usePasswordChange } from '../../auth/use-new-password'
import { PanelForm } from '../panel-form'
import { FactorPanel } from './factor-panel'
import { DeleteAccountDialog } from './delete-account-dialog'

/** How one signs in, and where one is signed in. */
export function SecuritySection() {
  const { auth } = usePorts()
  const { methods, multiFactor } = auth.capabilities
  return (
    <Panels>
      {methods.has('password') ? <PasswordPanel /> : null}
      {multiFactor ? <FactorPanel /> : null}
      <CopyPanel />
      <DevicesPanel />
      <DeleteAccountPanel />
    </Panels>
  )
}

/** The way out for good. */
function DeleteAccountPanel() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel
      title={accountText.title}
      lead={accountText.lead}
      tone="danger"
      actions={
        <Button variant="danger" onClick={() => setAsking(true)}>
          {accountText.delete}
        </Button>
      }
    >
      {isAsking ? <DeleteAccountDialog onClose={() => setAsking(false)} /> : null}
    </Panel>
  )
}

/** The way out of every browser at once. */
function DevicesPanel() {
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

/** Whether this device keeps a copy of the backend; nothing where all of it lies here. */
function CopyPanel() {
  const { backends } = useServices()
  const known = useStream(backends, () => backends.known$)
  const current = known.status === 'ready' ? known.value.find(({ isCurrent }) => isCurrent) : undefined
  return current === undefined || current.keepsReplica === null ? null : <CopySwitch backend={current} />
}

function CopySwitch({ backend: { id, keepsReplica } }: { readonly backend: KnownBackend }) {
  const { backends, sync } = useServices()
  const [unsent, setUnsent] = useState<number | null>(null)
  const [state, submission] = useSubmission()
  const isKept = keepsReplica === true
  const turn = () => {
    setUnsent(null)
    void submission.run(() => backends.keepReplica(id, !isKept))
  }
  const ask = async () => {
    const count = isKept && sync !== null ? await sync.unsent() : 0
    if (count === 0) turn()
    else setUnsent(count)
  }
  return (
    <Panel
      title={securityText.copyTitle}
      lead={isKept ? securityText.copyOn : securityText.copyOff}
      actions={
        <Button busy={state.isBusy} onClick={() => void ask()}>
          {isKept ? securityText.dropCopy : securityText.keepCopy}
        </Button>
      }
    >
      <FieldError id="copy-error" message={state.error} />
      <ConfirmDialog
        open={unsent !== null}
        title={securityText.dropTitle(unsent ?? 0)}
        description={securityText.dropBody}
        confirmLabel={securityText.dropCopy}
        onClose={() => setUnsent(null)}
        onConfirm={turn}
      />
    </Panel>
  )
}

/** Another password. A session that was begun long ago has to show by a code from a mail whose it is. */
function PasswordPanel() {
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
        onSubmit={submit}
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
