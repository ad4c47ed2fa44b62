import type { ReactNode } from 'react'
import { recordText } from '../../../text/record'
import { CopyButton } from './copy-button'
import { EditableRow } from './editable-row'
import { EntriesEditor, type EntriesEditorProps, type EntryDraft } from './entries-editor'
import styles from './fields.module.css'

export interface EntriesRowProps extends Omit<EntriesEditorProps, 'leave'> {
  readonly mayEdit: boolean
  /** One entry as it reads: a link, mostly. */
  readonly renderEntry: (entry: EntryDraft, index: number) => ReactNode
  /** What is taken along of it, where that is not what was typed. */
  readonly copied?: (entry: EntryDraft) => string
}

/** A field of several entries, e-mail addresses or numbers, edited together and saved as one change. */
export function EntriesRow(props: EntriesRowProps) {
  const { label, entries, mayEdit, hasPrimary, renderEntry, copied } = props
  const display =
    entries.length === 0 ? null : (
      <ul className={styles.entries}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may read the same, and they hold no state
          <li key={`${entry.value} ${index}`} className={styles.entry}>
            <span className={styles.entryValue}>{renderEntry(entry, index)}</span>
            {entry.label === '' ? null : <span className={styles.entryLabel}>{entry.label}</span>}
            {hasPrimary && entry.primary && entries.length > 1 ? (
              <span
                className={styles.primary}
                role="img"
                aria-label={recordText.entries.primary}
                title={recordText.entries.primary}
              />
            ) : null}
            <CopyButton text={copied?.(entry) ?? entry.value} />
          </li>
        ))}
      </ul>
    )
  return (
    <EditableRow label={label} mayEdit={mayEdit} display={display} hasWideEditor>
      {(leave) => <EntriesEditor {...props} leave={leave} />}
    </EditableRow>
  )
}
