import { useId, useState, type InputHTMLAttributes } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import { classNames } from '../../design/class-names'
import { FieldError } from '../../design/field'
import { Form } from '../../design/form'
import styles from './list-parts.module.css'
import { Plus, RotateCcw } from 'lucide-react'
import { Button } from '../../design/button'
import { TAG_COLOURS } from '../../../domain/model/tags/tag-colours'
import type { Tag as TagRecord } from '../../../domain/model/tags/tag'
import { MenuButton } from '../../design/menu-button'
import { Tag } from '../../design/tag'
import { fieldsText } from '../../text/fields'

export interface QuietInputProps {
  readonly label: string
  readonly value: string
  /** Saves; resolves with the sentence that says why not, or null. */
  readonly onSave: (typed: string) => Promise<string | null>
  readonly readOnly?: boolean
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly placeholder?: string
  /** What follows the value: a unit. */
  readonly unit?: string
  readonly className?: string | undefined
}

/** A value that is edited where it stands: Enter or leaving it saves, Escape puts it back, a refusal is said below. */
export function QuietInput({ label, value, onSave, readOnly = false, inputMode, placeholder, unit, className }: QuietInputProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    if (typed === null) return
    if (typed.trim() === value) {
      setTyped(null)
      setError(null)
      return
    }
    const refused = await onSave(typed.trim())
    setError(refused)
    if (refused === null) setTyped(null)
  }
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.line}>
        <input
          className={styles.input}
          aria-label={label}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : id}
          value={typed ?? value}
          readOnly={readOnly}
          inputMode={inputMode}
          placeholder={placeholder}
          onChange={(change) => setTyped(change.currentTarget.value)}
          onBlur={() => void save()}
          onKeyDown={(press) => {
            if (press.key === 'Enter') void save()
            if (press.key === 'Escape' && typed !== null) {
              press.stopPropagation()
              setTyped(null)
              setError(null)
            }
          }}
        />
        {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
      </div>
      <FieldError id={id} message={error} />
    </div>
  )
}

export interface AddLineProps {
  readonly label: string
  readonly submitLabel: string
  /** Resolves with the sentence that says why not, or null. */
  readonly onAdd: (name: string) => Promise<string | null>
}

/** One more at the end of a list: type its name, press Enter, and type the next. */
export function AddLine({ label, submitLabel, onAdd }: AddLineProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const add = async () => {
    if (name.trim() === '') return
    const refused = await onAdd(name.trim())
    setError(refused)
    if (refused === null) setName('')
  }
  return (
    <Form className={styles.form} onSubmit={add}>
      <div className={styles.addLine}>
        <input
          className={styles.addInput}
          aria-label={label}
          placeholder={label}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : id}
          value={name}
          onChange={(change) => setName(change.currentTarget.value)}
        />
        <Button type="submit" icon={<Plus size={14} />}>
          {submitLabel}
        </Button>
      </div>
      <FieldError id={id} message={error} />
    </Form>
  )
}

export interface ColourButtonProps {
  readonly label: string
  readonly colour: TagRecord['colour']
  readonly disabled?: boolean
  readonly onColour: (colour: TagRecord['colour']) => void
}

/** The colour of a tag or choice, chosen from the palette by name. */
export function ColourButton({ label, colour, disabled = false, onColour }: ColourButtonProps) {
  return (
    <MenuButton
      align="end"
      entries={TAG_COLOURS.map((each) => ({
        kind: 'choice',
        label: fieldsText.colours[each],
        icon: <Tag colour={each}>{'\u00a0'}</Tag>,
        checked: each === colour,
        onSelect: () => onColour(each),
      }))}
      renderTrigger={(props) => (
        <Button {...props} size="sm" variant="quiet" disabled={disabled} aria-label={`${label}: ${fieldsText.colours[colour]}`}>
          <Tag colour={colour}>{fieldsText.colours[colour]}</Tag>
        </Button>
      )}
    />
  )
}

interface RestoreListProps<T> {
  readonly title: string
  readonly items: readonly T[]
  /** Of the button; null: it may not be restored by who looks. */
  readonly words: { readonly restore: string; readonly restoreNamed: (name: string) => string } | null
  readonly onRestore: (item: T) => void
  readonly noteOf?: (item: T) => string
}

/** What was taken out of a list above, and the way back into it; not there while nothing was. */
export function RestoreList<T extends { readonly id: Id; readonly name: string }>(props: RestoreListProps<T>) {
  const { title, items, words, onRestore, noteOf } = props
  if (items.length === 0) return null
  return (
    <>
      <h3 className={styles.restoreTitle}>{title}</h3>
      <ul className={styles.list} aria-label={title}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.grow}>{item.name}</span>
            {noteOf === undefined ? null : <span className={styles.muted}>{noteOf(item)}</span>}
            {words === null ? null : (
              <Button
                size="sm"
                icon={<RotateCcw size={14} />}
                aria-label={words.restoreNamed(item.name)}
                onClick={() => onRestore(item)}
              >
                {words.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
