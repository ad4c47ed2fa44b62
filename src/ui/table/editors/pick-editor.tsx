import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { PickerList, type PickerListProps } from '../../design/picker-list'
import type { CellValue } from '../cell-edits'
import { EditorFrame, leaveOn } from './editor-frame'
import styles from './editors.module.css'
import { useCellSave, type CellSaveInput } from './use-cell-editing'

export interface PickEditorProps extends CellSaveInput, Pick<PickerListProps, 'label' | 'options' | 'selected' | 'onSearch'> {
  readonly valueOf: (id: string) => CellValue
  /** Given, the cell can be emptied. */
  readonly clear?: { readonly label: string; readonly value: CellValue }
  /** A new one can be made out of what is typed. */
  readonly creates?: boolean
  /** For cells of several: picking one leaves the list open. */
  readonly several?: boolean
  readonly onCancel: () => void
}

/** A cell whose value is picked from a list. Leaving it without picking changes nothing. */
export function PickEditor(props: PickEditorProps) {
  const { label, options, selected, onSearch, valueOf, clear, creates = false, several = false, onCancel, onDone } = props
  const messageId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const saving = useCellSave(props)
  useEffect(() => panel.current?.querySelector('input')?.focus(), [])

  function save(value: CellValue): void {
    saving.save(value, several ? null : 'stay')
  }

  function onKeyDown(press: KeyboardEvent<HTMLElement>): void {
    // The list has taken Enter already.
    if (press.defaultPrevented) return press.stopPropagation()
    const how = leaveOn(press)
    if (how === null) return
    press.preventDefault()
    press.stopPropagation()
    if (how === 'cancel') onCancel()
    else onDone(how)
  }

  function onBlur(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget) && saving.state.status === 'editing') onDone('leave')
  }

  return (
    <EditorFrame saving={saving} messageId={messageId}>
      <div className={styles.panel} ref={panel} onKeyDown={onKeyDown} onBlur={onBlur} role="presentation">
        <PickerList
          label={label}
          options={options}
          selected={selected}
          onPick={(id) => save(valueOf(id))}
          {...(onSearch === undefined ? {} : { onSearch })}
          {...(clear === undefined ? {} : { clearLabel: clear.label, onClear: () => save(clear.value) })}
          {...(creates ? { onCreate: (name: string) => save({ kind: 'new', name }) } : {})}
        />
      </div>
    </EditorFrame>
  )
}
