import { useState } from 'react'
import type { KnownBackend } from '../../../../ports/backends.port'
import { useServices } from '../../../app/ports-context'
import { useSubmission } from '../../../app/use-submission'
import { Button } from '../../../design/button'
import { ConfirmDialog } from '../../../design/confirm-dialog'
import { FieldError } from '../../../design/field-error'
import { useStream } from '../../../hooks/use-stream'
import { securityText } from '../../../text/security'
import { Panel } from '../../../design/panel'

/** Whether this device keeps a copy of the backend; nothing where all of it lies here. */
export function CopyPanel() {
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
