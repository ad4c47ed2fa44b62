import { CalendarDays } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { isComposing } from '../hooks/keys'
import { typedText } from '../text/typed'
import { classNames } from './class-names'
import { IconButton } from './icon-button'
import { usePopup, type PopupState } from './popup-button'
import styles from './typed-input.module.css'

/** How text in a field becomes a value, and a value text. */
export interface Reading {
  /** Null: it cannot be read. Blank is blank. */
  readonly read: (typed: string) => string | null
  /** A value as it stands in the field, where nobody types: it reads back as what it is. */
  readonly show: (value: string) => string
  /** What was read, in full, beside what is being typed. */
  readonly said: (value: string) => string
}

export interface TypedInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'onChange' | 'size' | 'children'>, Reading {
  /** As the reading gives it; text that cannot be read as it was typed, so that whoever takes it can refuse it. */
  readonly value: string
  readonly onValue: (value: string) => void
  /** Whether what stands there, once one goes on, cannot be read. */
  readonly onWrong?: (isWrong: boolean) => void
  /** Fetches the code of what can be picked instead of typed. */
  readonly preload?: () => Promise<void>
  /** Draws it. */
  readonly children?: (popup: PopupState, onPick: (value: string) => void) => ReactNode
}

interface Draft {
  readonly text: string
  /** What was handed on for it, and what was there before. */
  readonly sent: string
  readonly before: string
}

/** A field for what has a form: typed in any way that can be read, shown in one, and said while it is typed. */
export function TypedInput(props: TypedInputProps) {
  const { value, onValue, onWrong, preload, children, read, show, said, className, onBlur, onKeyDown, ...input } = props
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const popup = usePopup('dialog', preload ?? nothing)
  // What comes from elsewhere is shown at once; that nothing came of what cannot be read is no news.
  const isOver = draft !== null && ![draft.sent, draft.before, ''].includes(value)
  if (isOver) setDraft(null)
  const text = draft === null || isOver ? (value === '' ? '' : show(value)) : draft.text
  const reading = draft === null || text.trim() === '' ? null : read(text)

  function judge(wrong: boolean): void {
    setWrong(wrong)
    onWrong?.(wrong)
  }
  function type(typed: string): void {
    const sent = typed.trim() === '' ? '' : (read(typed) ?? typed)
    setDraft({ text: typed, sent, before: value })
    if (isWrong) judge(false)
    onValue(sent)
  }
  function pick(picked: string): void {
    setDraft(null)
    judge(false)
    onValue(picked)
  }
  function settle(): void {
    const wrong = text.trim() !== '' && read(text) === null
    judge(wrong)
    if (!wrong) setDraft(null)
  }

  return (
    <div className={classNames(styles.frame, className)}>
      <input
        autoComplete="off"
        {...input}
        {...(children === undefined ? {} : { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Alt+ArrowDown' })}
        ref={field}
        type="text"
        className={styles.input}
        aria-invalid={input['aria-invalid'] ?? (isWrong || undefined)}
        value={text}
        onChange={(change) => type(change.currentTarget.value)}
        onBlur={(blur) => {
          settle()
          onBlur?.(blur)
        }}
        onKeyDown={(press) => {
          if (children !== undefined && press.altKey && press.key === 'ArrowDown') {
            press.preventDefault()
            popup.setOpen(true)
          } else if (press.key === 'Enter' && !isComposing(press.nativeEvent)) settle()
          onKeyDown?.(press)
        }}
      />
      <span className={styles.said} aria-live="polite">
        {reading === null || said(reading) === text ? null : said(reading)}
      </span>
      {children === undefined ? null : (
        <IconButton
          size="sm"
          className={styles.open}
          label={typedText.openCalendar}
          icon={<CalendarDays size={14} />}
          tabIndex={-1}
          disabled={input.disabled === true || input.readOnly === true}
          {...popup.trigger}
        />
      )}
      {children !== undefined && popup.wasOpened
        ? children({ open: popup.isOpen, onOpen: popup.setOpen, anchor: field }, pick)
        : null}
    </div>
  )
}

function nothing(): Promise<void> {
  return Promise.resolve()
}
