import type { Id } from '../../domain/model/kernel/id'
import { ConfirmDialog } from '../design/confirm-dialog'
import { dossierText, exportText } from '../text/export'
import { useDossier } from './use-dossier'

export interface DossierDialogProps {
  readonly person: { readonly id: Id; readonly name: string }
  readonly onClose: () => void
}

/** Says what will be in it, and saves it. */
export function DossierDialog({ person, onClose }: DossierDialogProps) {
  const dossier = useDossier()
  const confirm = async () => {
    if (await dossier.run(person.id)) onClose()
  }
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={dossierText.ask(person.name)}
      description={dossierText.body}
      error={dossier.error}
      confirmLabel={exportText.submit}
      busy={dossier.isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
