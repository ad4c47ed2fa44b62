import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { appText } from '../text/app'
import { classNames } from './class-names'
import styles from './dialog-popup.module.css'
import { IconButton } from './icon-button'
import { useFocusBack } from './keep-focus'
import { useBottomTaken } from './use-bottom-taken'

export interface DialogProps {
  /** Without it, it is open for as long as it is drawn. */
  readonly open?: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg'
  /** `alert`: an answer is needed; a press outside does not close it. */
  readonly kind?: 'dialog' | 'alert'
  /** The title is read out but not shown: the content says it. */
  readonly hideTitle?: boolean
  /** The line of buttons below. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

export function DialogPopup(props: DialogProps) {
  const { open = true, onClose, kind = 'dialog', size = 'md' } = props
  useBottomTaken(open)
  const popup = useRef<HTMLDivElement>(null)
  useFocusBack(open, popup)
  const close = (next: boolean) => {
    if (!next) onClose()
  }
  // The two differ in role and in what closes them; their other parts are the same ones.
  const Root = kind === 'alert' ? AlertDialog.Root : BaseDialog.Root
  return (
    <CSPProvider disableStyleElements>
      <Root open={open} onOpenChange={close}>
        <BaseDialog.Portal>
          <BaseDialog.Backdrop className={styles.backdrop} />
          <BaseDialog.Viewport className={styles.viewport}>
            <BaseDialog.Popup ref={popup} className={classNames(styles.popup, styles[size])} finalFocus={false}>
              <Content {...props} />
            </BaseDialog.Popup>
          </BaseDialog.Viewport>
        </BaseDialog.Portal>
      </Root>
    </CSPProvider>
  )
}

function Content({ title, description, hideTitle = false, kind = 'dialog', footer, children }: DialogProps) {
  return (
    <>
      <div className={hideTitle ? 'visually-hidden' : styles.head}>
        <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
        {kind === 'alert' || hideTitle ? null : (
          <BaseDialog.Close render={<IconButton label={appText.close} icon={<X size={16} />} size="sm" />} />
        )}
      </div>
      {description === undefined ? null : (
        <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
      )}
      {children === undefined ? null : <div className={hideTitle ? styles.bare : styles.body}>{children}</div>}
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </>
  )
}
