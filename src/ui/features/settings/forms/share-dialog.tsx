import type { RecordOf } from '../../../../domain/model/records/collections'
import { usePorts } from '../../../app/ports-context'
import { Button } from '../../../design/button'
import { Dialog } from '../../../design/dialog'
import { TextAreaField, TextField } from '../../../design/text-field'
import { formsText as text } from '../../../text/forms'
import { CopyButton } from '../integrations/copy-button'
import { formLink, formSnippet } from './form-link'
import styles from './forms.module.css'

/** Where a form is, and what puts it on another website. */
export function ShareDialog({ form, onClose }: { readonly form: RecordOf<'forms'>; readonly onClose: () => void }) {
  const { functions } = usePorts()
  const link = formLink(form, functions.formsAddress())
  const snippet = formSnippet(form, link)
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.shareTitle(form.name)}
      size="md"
      {...(form.status === 'open' ? {} : { description: text.notOpen })}
      footer={<Button onClick={onClose}>{text.done}</Button>}
    >
      <div className={styles.column}>
        <TextField label={text.link} value={link} readOnly onValue={() => undefined} />
        <div className={styles.marks}>
          <CopyButton value={link} />
        </div>
        <TextAreaField label={text.snippet} hint={text.snippetHint} rows={8} value={snippet} readOnly onValue={() => undefined} />
        <div className={styles.marks}>
          <CopyButton value={snippet} />
        </div>
      </div>
    </Dialog>
  )
}
