import { Button } from '../../../design/button'
import { Dialog } from '../../../design/dialog'
import { TextAreaField } from '../../../design/text-field'
import { apiKeysText } from '../../../text/api-keys'
import { CopyButton } from './copy-button'
import styles from './integrations.module.css'

export interface MadeKeyDialogProps {
  readonly name: string
  readonly value: string
  readonly onClose: () => void
}

/** A new key, which is seen here and never again: a press beside it does not close it. */
export function MadeKeyDialog({ name, value, onClose }: MadeKeyDialogProps) {
  return (
    <Dialog
      kind="alert"
      size="sm"
      onClose={onClose}
      title={apiKeysText.madeTitle(name)}
      description={apiKeysText.madeLead}
      footer={
        <>
          <CopyButton value={value} variant="primary" />
          <Button onClick={onClose}>{apiKeysText.done}</Button>
        </>
      }
    >
      <TextAreaField
        label={apiKeysText.key}
        className={styles.key}
        readOnly
        spellCheck={false}
        value={value}
        onValue={() => undefined}
        onFocus={(focus) => focus.currentTarget.select()}
      />
    </Dialog>
  )
}
