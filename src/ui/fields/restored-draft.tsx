import { Button } from '../design/button'
import { noteFieldText } from '../text/notes'
import styles from './restored-draft.module.css'

/** Says that what stands here was typed before, and lets one begin anew. */
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
