import type { Id } from '../../../domain/model/kernel/id'
import { useToasts } from '../../app/toasts'
import { useFunction } from '../../app/use-function'
import { useWorkspace } from '../../app/workspace-context'
import { ConfirmDialog } from '../../design/confirm-dialog'
import { dataText } from '../../text/data-settings'

export interface EraseDialogProps {
  readonly person: { readonly id: Id; readonly name: string }
  readonly onClose: () => void
}

/** Asks, erases, and says how much went. */
export function EraseDialog({ person, onClose }: EraseDialogProps) {
  const { workspace, formats } = useWorkspace()
  const toasts = useToasts()
  const erase = useFunction('erase-person')
  const confirm = async () => {
    const done = await erase.call({ workspaceId: workspace.id, personId: person.id })
    if (done === null) return
    onClose()
    toasts.show({
      title: dataText.erased(person.name),
      body: dataText.erasedCounts(formats.number(done.erased), formats.number(done.redacted)),
      sticky: true,
    })
  }
  return (
    <ConfirmDialog
      title={dataText.eraseAsk(person.name)}
      description={dataText.eraseBody}
      error={erase.error}
      confirmLabel={dataText.erase}
      busy={erase.isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
