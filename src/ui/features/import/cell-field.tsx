import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../design/icon-button'
import { TextAreaField, TextField } from '../../design/text-field'
import { importCheckText as text } from '../../text/import-check'
import type { CellView } from './row-messages'
import styles from './row-details.module.css'

export interface CellFieldProps {
  /** Of its column. */
  readonly name: string
  readonly cell: CellView
  /** @param text `null`: as the file has it */
  readonly onText: (text: string | null) => void
}

/** A cell of the file, changed in place: on Enter, or when it is left. */
export function CellField({ name, cell, onText }: CellFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? cell.text
  const original = cell.original ?? cell.text
  const keep = () => {
    if (value === cell.text) return
    onText(value === original ? null : value)
  }
  const wiring = {
    label: name,
    value,
    onValue: setTyped,
    onBlur: keep,
    spellCheck: false,
    autoComplete: 'off',
    readOnly: cell.isCut,
    ...(cell.isCut ? { hint: text.tooLong } : cell.original === null ? {} : { hint: text.inFile(cell.original) }),
  }
  return (
    <div className={styles.cell}>
      {value.includes('\n') ? (
        <TextAreaField {...wiring} rows={2} />
      ) : (
        <TextField
          {...wiring}
          onKeyDown={(press) => {
            if (press.key === 'Enter') keep()
          }}
        />
      )}
      {cell.original === null ? null : (
        <IconButton
          size="sm"
          icon={<RotateCcw size={14} />}
          label={text.restoreOf(name)}
          onClick={() => {
            setTyped(null)
            onText(null)
          }}
        />
      )}
    </div>
  )
}
