import { ConfirmDialog } from '../../design/confirm-dialog'
import { syncText } from '../../text/sync'

export interface SignOutDialogProps {
  /** Commits that no server has. */
  readonly unsent: number
  readonly onAnswer: (leaves: boolean) => void
}

export function SignOutDialog({ unsent, onAnswer }: SignOutDialogProps) {
  return (
    <ConfirmDialog
      open
      title={syncText.signOutTitle(unsent)}
      description={syncText.signOutBody}
      confirmLabel={syncText.signOut}
      onClose={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    />
  )
}
