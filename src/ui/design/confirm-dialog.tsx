import type { ReactNode } from 'react'
import { appText } from '../text/app'
import { Button } from './button'
import { Dialog } from './dialog'
import { FormError } from './field'

export interface ConfirmDialogProps {
  readonly open?: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** A question. */
  readonly title: string
  /** What will happen, with numbers. */
  readonly description: ReactNode
  /** The verb, not "OK". */
  readonly confirmLabel: string
  readonly tone?: 'primary' | 'danger'
  readonly busy?: boolean
  /** Why it could not be done. */
  readonly error?: string | null
}

/** Asks before something that cannot be taken back, or touches a lot. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, onClose, onConfirm, title, description, confirmLabel, tone = 'danger', busy = false, error = null } = props
  return (
    <Dialog
      kind="alert"
      size="sm"
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{appText.cancel}</Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <FormError message={error} />
    </Dialog>
  )
}
