import { useId, type ReactNode } from 'react'
import { appText } from '../text/app'
import { Button } from './button'
import { Dialog } from './dialog'
import styles from './field.module.css'
import { FormError } from './field'
import { Form, type Submit } from './form'
import { useTypedGuard } from './typed-guard'

export interface FormDialogProps {
  readonly open?: boolean
  readonly onClose: () => void
  /** Enter and the button; whoever handles it closes the dialog when it is done, so that a refusal keeps what was typed. */
  readonly onSubmit: Submit
  readonly title: string
  readonly description?: ReactNode
  readonly submitLabel: string
  readonly busy?: boolean
  readonly size?: 'sm' | 'md' | 'lg'
  /** What concerns no single field. */
  readonly error?: string | null
  /** Beside the buttons. */
  readonly aside?: ReactNode
  /** What is typed is kept by whoever opened it, so that Esc loses nothing. */
  readonly keepsDraft?: boolean
  readonly children: ReactNode
}

/** A few fields and one button. */
export function FormDialog(props: FormDialogProps) {
  const {
    open = true,
    onClose,
    onSubmit,
    title,
    description,
    submitLabel,
    busy = false,
    size = 'sm',
    error = null,
    aside,
    keepsDraft = false,
    children,
  } = props
  const formId = useId()
  const guard = useTypedGuard(onClose)
  return (
    <Dialog
      open={open}
      onClose={keepsDraft ? onClose : guard.leave}
      title={title}
      size={size}
      {...(description === undefined ? {} : { description })}
      footer={
        <>
          {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
          <Button onClick={onClose}>{appText.cancel}</Button>
          {/* The field keeps the focus while the button is pressed: what it would say when left moved the button away. */}
          <Button type="submit" form={formId} variant="primary" busy={busy} onMouseDown={(press) => press.preventDefault()}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} onSubmit={() => (busy ? undefined : onSubmit())}>
        <FormError message={error} />
        <div className={styles.form} {...guard.watch}>
          {children}
        </div>
      </Form>
      {guard.question}
    </Dialog>
  )
}
