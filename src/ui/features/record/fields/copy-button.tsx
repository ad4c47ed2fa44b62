import { Copy } from 'lucide-react'
import { useToasts } from '../../../app/toasts'
import { IconButton } from '../../../design/icon-button'
import { recordText } from '../../../text/record'
import styles from './fields.module.css'

/** Takes an address or a number along, as it stands. */
export function CopyButton({ text }: { readonly text: string }) {
  const toasts = useToasts()
  return (
    <IconButton
      className={styles.copy}
      size="sm"
      label={recordText.copy(text)}
      icon={<Copy size={12} />}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => toasts.show({ title: recordText.copied(text) }),
          () => toasts.show({ tone: 'danger', title: recordText.notCopied }),
        )
      }
    />
  )
}
