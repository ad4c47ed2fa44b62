import { useState } from 'react'
import { usePorts, useServices } from '../../../app/ports-context'
import { Panels, Panel } from '../../../design/panel'
import { Button } from '../../../design/button'
import { accountText } from '../../../text/account'
import { useSignOut } from '../../../app/use-sign-out'
import { useSubmission } from '../../../app/submission'
import { ConfirmDialog } from '../../../design/confirm-dialog'
import { FieldError } from '../../../design/field'
import { securityText } from '../../../text/security'
import type { KnownBackend } from '../../../../ports/backends.port'
import { useStream } from '../../../hooks/use-stream'
import { FactorPanel } from './factor-panel'
import { PasswordPanel } from './password-panel'
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
  return current === undefined || current.keepsCopy === null ? null : <CopySwitch backend={current} />
}

function CopySwitch({ backend: { id, keepsCopy } }: { readonly backend: KnownBackend }) {
  const { backends, sync } = useServices()
  const [unsent, setUnsent] = useState<number | null>(null)
  const [state, submission] = useSubmission()
  const isKept = keepsCopy === true
  const turn = () => {
    setUnsent(null)
    void submission.run(() => backends.keepCopy(id, !isKept))
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
