import { useId, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { opensOver } from '../../../design/keep-focus'
import { isComposing } from '../../../hooks/keys'
import styles from './editors.module.css'
import type { FieldSave } from './field-save'

interface EditorBoxProps {
  readonly label: string
  readonly saving: Pick<FieldSave<unknown>, 'state'>
  /** Enter is a line break here: only with Ctrl or Cmd it saves. */
  readonly manyLines?: boolean
  readonly onCommit: (how: 'refocus' | 'stay') => void
  readonly onCancel: () => void
  readonly children: (wiring: { readonly 'aria-invalid': true | undefined; readonly 'aria-describedby': string }) => ReactNode
}

/** Around an open editor: Enter saves, Escape gives up, leaving it saves, and what went wrong is said below. */
export function EditorBox({ label, saving, manyLines = false, onCommit, onCancel, children }: EditorBoxProps) {
  const messageId = useId()
  const { status } = saving.state

  function onKeyDown(press: KeyboardEvent<HTMLElement>): void {
    // What a list does that opened over the page is its own.
    if (press.defaultPrevented || !isWithin(press) || isComposing(press.nativeEvent)) return
    if (press.key === 'Escape') {
      press.preventDefault()
      onCancel()
    } else if (press.key === 'Enter' && (press.ctrlKey || press.metaKey || (!manyLines && !isButton(press.target)))) {
      press.preventDefault()
      onCommit('refocus')
    }
  }

  function onBlur(event: FocusEvent<HTMLElement>): void {
    // A window that loses the focus keeps it for when it is back.
    if (event.currentTarget.contains(event.relatedTarget) || opensOver(event.relatedTarget) || !document.hasFocus()) return
    if (status === 'editing') onCommit('stay')
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the fields within come up to here
    <div
      className={styles.editor}
      role="group"
      aria-label={label}
      aria-busy={status === 'saving' || undefined}
      data-own-keys
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      // A press on a button of the editor leaves the focus in the field: not every browser moves it to a button, and one
      // that is taken away with its line would lose it.
      onPointerDown={(press) => {
        if (press.target instanceof Element && press.target.closest('button:not([role])') !== null) press.preventDefault()
      }}
    >
      {children({ 'aria-invalid': status === 'refused' || undefined, 'aria-describedby': messageId })}
      <EditorMessage id={messageId} state={saving.state} />
    </div>
  )
}

function isWithin({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  return target instanceof Node && currentTarget.contains(target)
}

function isButton(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement
}

interface EditorMessageProps {
  readonly id: string
  readonly state: FieldSave<unknown>['state']
}

/** What is wrong with what was typed. */
function EditorMessage({ id, state }: EditorMessageProps) {
  if (state.status !== 'refused') return null
  return (
    <p className={styles.message} id={id} role="alert">
      {state.message}
    </p>
  )
}
