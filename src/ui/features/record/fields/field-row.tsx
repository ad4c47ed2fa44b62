import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { recordText } from '../../../text/record'
import { useEditing } from '../presence'
import styles from './fields.module.css'
import { Pencil } from 'lucide-react'
import { Checkbox } from '../../../design/checkbox'

interface FieldRowProps {
  readonly label: string
  /** The label stands above instead of beside. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A label and what stands beside it; below, who else is at it. */
export function FieldRow({ label, isWide = false, children }: FieldRowProps) {
  const editors = useEditing().editorsOf(label)
  return (
    <div className={styles.row} data-wide={isWide || undefined} data-watched={editors.length > 0 || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.cell}>
        {children}
        {editors.length === 0 ? null : (
          <p className={styles.editors} role="status">
            {recordText.presence.editingThis(editors.join(', '))}
          </p>
        )}
      </dd>
    </div>
  )
}

interface EditableRowProps {
  readonly label: string
  /** What is there; null when nothing is. Links in it stay links. */
  readonly display: ReactNode
  readonly mayEdit: boolean
  /** The editor needs the line of the label too. */
  readonly hasWideEditor?: boolean
  /** The editor; `leave` closes it, with the focus back on the value when the keyboard asked for it. */
  readonly children: (leave: (how: 'refocus' | 'stay') => void) => ReactNode
}

/** A field that turns into its editor when it is pressed. */
export function EditableRow({ label, display, mayEdit, hasWideEditor = false, children }: EditableRowProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const wantsFocus = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const { announce } = useEditing()

  useEffect(() => {
    if (!isOpen) {
      if (wantsFocus.current) button.current?.focus()
      wantsFocus.current = false
      return
    }
    announce(label)
    return () => announce(null)
  }, [isOpen, announce, label])

  const leave = (how: 'refocus' | 'stay') => {
    wantsFocus.current = how === 'refocus'
    setOpen(false)
  }
  if (isOpen) {
    return (
      <FieldRow label={label} isWide={hasWideEditor}>
        {children(leave)}
      </FieldRow>
    )
  }
  return (
    <FieldRow label={label}>
      <div className={styles.value} id={`${id}-value`}>
        {display ?? <span className={styles.empty}>{mayEdit ? recordText.add(label) : recordText.nothing}</span>}
      </div>
      {mayEdit ? (
        <button
          type="button"
          ref={button}
          className={styles.overlay}
          data-edit
          aria-label={recordText.edit(label)}
          aria-describedby={`${id}-value`}
          onClick={() => setOpen(true)}
        >
          <Pencil size={12} aria-hidden="true" />
        </button>
      ) : null}
    </FieldRow>
  )
}

interface FlagRowProps {
  readonly label: string
  readonly value: boolean
  readonly mayEdit: boolean
  readonly onValue: (value: boolean) => void
}

export function FlagRow({ label, value, mayEdit, onValue }: FlagRowProps) {
  return (
    <FieldRow label={label}>
      {mayEdit ? (
        <Checkbox className={styles.flag} aria-label={label} checked={value} onChecked={onValue} />
      ) : (
        <div className={styles.value}>{value ? recordText.yes : recordText.no}</div>
      )}
    </FieldRow>
  )
}
