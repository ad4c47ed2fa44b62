import { Button } from '../../design/button'
import { noteFieldText } from '../../text/notes'
import styles from './note-field.module.css'

/** Says that the text was written before, and lets one begin anew. */
export function RestoredDraft({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <p className={styles.restored} role="status">
      {noteFieldText.restored}
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        {noteFieldText.discard}
      </Button>
    </p>
  )
}
