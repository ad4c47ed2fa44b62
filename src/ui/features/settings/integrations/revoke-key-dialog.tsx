import type { ApiKeySummary } from '../../../../domain/model/api/api-key'
import { isRobot } from '../../../../domain/model/workspaces/workspace'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { ConfirmDialog } from '../../../design/confirm-dialog'
import { apiKeysText } from '../../../text/api-keys'

export interface RevokeKeyDialogProps {
  readonly apiKey: ApiKeySummary
  readonly onRevoked: () => void
  readonly onClose: () => void
}

/** Asks before a key ends for good. */
export function RevokeKeyDialog({ apiKey: { id, name, memberId }, onRevoked, onClose }: RevokeKeyDialogProps) {
  const { workspace, members } = useWorkspace()
  const toasts = useToasts()
  const revoke = useFunction('revoke-api-key')
  const hasRobot = members.some((member) => member.id === memberId && isRobot(member) && member.status === 'active')
  const confirm = async () => {
    if ((await revoke.call({ workspaceId: workspace.id, keyId: id })) === null) return
    onRevoked()
    onClose()
    toasts.show({ tone: 'success', title: apiKeysText.revoked(name) })
  }
  return (
    <ConfirmDialog
      title={apiKeysText.revokeTitle(name)}
      description={hasRobot ? apiKeysText.revokeRobotBody : apiKeysText.revokeBody}
      confirmLabel={apiKeysText.revokeConfirm}
      busy={revoke.isBusy}
      error={revoke.error}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
