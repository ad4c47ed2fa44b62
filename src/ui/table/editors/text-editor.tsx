import { useId, useRef, useState, type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { opensOver } from '../../design/keep-focus'
import type { AfterEdit } from '../../grid/grid.types'
import { MoneyInput } from '../../fields/number-field'
import { WhenInput } from '../../fields/when-field'
import type { When } from '../../fields/when-reading'
import type { CellValue } from '../cell-edits'
import { EditorFrame, leaveOn, useCellSave, type CellSaveInput } from './cell-editing'
import styles from './editors.module.css'

export interface TextEditorProps extends CellSaveInput {
  /** One field, or a few that are one cell: a first and a last name. */
  readonly fields: readonly TextEditorField[]
  readonly valueOf: (texts: readonly string[]) => CellValue
  /** What there is to say of it while it is typed. */
  readonly warning?: (text: string) => ReactNode
  readonly onCancel: () => void
}

export interface TextEditorField {
  readonly label: string
  readonly text: string
  /** It says when: typed as people write it. */
  readonly when?: When
  /** It is an amount in this currency, typed as people write it. */
  readonly currency?: string
  readonly inputMode?: ComponentProps<'input'>['inputMode']
}

export function TextEditor({ fields, valueOf, warning, onCancel, ...save }: TextEditorProps) {
  const messageId = useId()
  const isCancelled = useRef(false)
  const saving = useCellSave(save)
  const [texts, setTexts] = useState(() => fields.map(({ text }) => text))
  const isUnchanged = texts.every((text, index) => text === fields[index]?.text)

  function leave(after: AfterEdit): void {
    if (isUnchanged) save.onDone(after)
    else saving.save(valueOf(texts), after)
  }

  function onKeyDown(press: KeyboardEvent<HTMLElement>): void {
    // What a calendar does that opened over the page is its own.
    if (press.target instanceof Node && !press.currentTarget.contains(press.target)) return
    const how = leaveOn(press)
    if (how === null || (press.key === 'Tab' && hasNextField(press))) return
    press.preventDefault()
    press.stopPropagation()
    if (how === 'cancel') {
      isCancelled.current = true
      onCancel()
    } else leave(how)
  }

  function onBlur(event: FocusEvent<HTMLElement>): void {
    // The focus leaves a field that is taken away, too: what was given up must not be saved by that.
    if (isCancelled.current) return
    if (opensOver(event.relatedTarget)) return
    if (!event.currentTarget.contains(event.relatedTarget) && saving.state.status === 'editing') leave('leave')
  }

  return (
    <EditorFrame saving={saving} messageId={messageId}>
      <div className={styles.fields} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
        {fields.map((field, index) => {
          const common = {
            'aria-label': field.label,
            'aria-invalid': saving.state.status === 'refused' || undefined,
            'aria-describedby': messageId,
            // An editor opens because someone asked to type in this cell.
            autoFocus: index === 0,
            readOnly: saving.state.status === 'saving',
            value: texts[index] ?? '',
            onFocus: (focus: FocusEvent<HTMLInputElement>) => focus.currentTarget.select(),
          }
          const onText = (text: string) => setTexts(texts.with(index, text))
          if (field.when !== undefined)
            return <WhenInput key={field.label} {...common} kind={field.when} className={styles.typed} onValue={onText} />
          if (field.currency !== undefined)
            return (
              <MoneyInput key={field.label} {...common} currency={field.currency} className={styles.typed} onValue={onText} />
            )
          return (
            <input
              key={field.label}
              {...common}
              className={styles.input}
              placeholder={fields.length > 1 ? field.label : undefined}
              type="text"
              inputMode={field.inputMode}
              autoComplete="off"
              onChange={(change) => onText(change.currentTarget.value)}
            />
          )
        })}
        {warning === undefined ? null : <div className={styles.warning}>{warning(texts[0] ?? '')}</div>}
      </div>
    </EditorFrame>
  )
}

/** Tab goes through the fields of the cell before it leaves it. */
function hasNextField(press: KeyboardEvent<HTMLElement>): boolean {
  const inputs = [...press.currentTarget.querySelectorAll('input')]
  const index = inputs.findIndex((input) => input === press.target)
  return inputs[index + (press.shiftKey ? -1 : 1)] !== undefined
}
