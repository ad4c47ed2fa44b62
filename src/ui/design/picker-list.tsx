import { Check, Plus, Search } from 'lucide-react'
import { Fragment, useId, useState, type ReactNode } from 'react'
import { appText } from '../text/app'
import { pickerText } from '../text/picker'
import { ListOption, useActiveOption } from './list-option'
import styles from './picker-list.module.css'

/** One line of a list to choose from. */
export interface PickerOption {
  readonly id: string
  readonly label: string
  /** Said beside the label, fainter: an e-mail address, a domain. */
  readonly hint?: string
  readonly icon?: ReactNode
  /** What it stands under; options of one group come one after another. */
  readonly group?: string
}

export interface PickerListProps {
  /** What is chosen, for screen readers and as the placeholder of the search. */
  readonly label: string
  readonly options: readonly PickerOption[]
  readonly selected: readonly string[]
  readonly onPick: (id: string) => void
  /** Where it is no popup, which takes the focus by itself. */
  readonly autoFocus?: boolean
  /** Given, the options come from elsewhere and follow the text; else they are filtered here. */
  readonly onSearch?: (text: string) => void
  readonly isPending?: boolean
  /** The line that chooses nothing, such as "No owner". */
  readonly clearLabel?: string
  readonly onClear?: () => void
  /** Offers to make what was typed, where nothing has that name. */
  readonly onCreate?: (text: string) => void
}

type Line =
  | { readonly kind: 'clear' | 'create'; readonly id: string; readonly label: string }
  | { readonly kind: 'option'; readonly id: string; readonly label: string; readonly option: PickerOption }

/** A search field over a list to choose from: by pointer, or by keyboard without leaving the field. */
export function PickerList(props: PickerListProps) {
  const { label, selected, onPick, onSearch, isPending = false, onClear, onCreate, autoFocus } = props
  const id = useId()
  const [text, setText] = useState('')
  const lines = linesOf(props, text)
  const choose = (line: Line | undefined) => {
    if (line?.kind === 'clear') onClear?.()
    if (line?.kind === 'create') onCreate?.(text.trim())
    if (line?.kind === 'option') onPick(line.option.id)
  }
  const active = useActiveOption(lines.length, text, {
    onChoose: (index) => choose(lines[index]),
    // What is chosen already: Enter right after opening then changes nothing.
    first:
      text === ''
        ? Math.max(
            0,
            lines.findIndex((line) => line.kind === 'option' && selected.includes(line.id)),
          )
        : 0,
  })
  const activeLine = lines[active.index]

  return (
    <div className={styles.picker}>
      <div className={styles.search}>
        <Search size={14} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeLine === undefined ? undefined : `${id}-${activeLine.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          autoFocus={autoFocus}
          spellCheck={false}
          placeholder={label}
          value={text}
          onKeyDown={active.onKeyDown}
          onChange={(change) => {
            setText(change.currentTarget.value)
            onSearch?.(change.currentTarget.value)
          }}
        />
      </div>
      <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={label} aria-busy={isPending} ref={active.list}>
        {lines.map((line, index) => (
          <Fragment key={line.id}>
            <GroupName name={groupOf(line)} before={groupOf(lines[index - 1])} />
            <PickerLine
              id={`${id}-${line.id}`}
              line={line}
              isActive={index === active.index}
              isSelected={line.kind === 'option' && selected.includes(line.id)}
              onActive={() => active.setIndex(index)}
              onChoose={() => choose(line)}
            />
          </Fragment>
        ))}
      </div>
      {lines.length === 0 ? (
        <p className={styles.empty} role="status">
          {isPending ? appText.loading : onSearch !== undefined && text === '' ? pickerText.type : pickerText.nothing}
        </p>
      ) : null}
    </div>
  )
}

/** For the eye only: each option of a group is called so that it needs none. */
function GroupName({ name, before }: { readonly name: string | undefined; readonly before: string | undefined }) {
  if (name === undefined || name === before) return null
  return (
    <div className={styles.group} role="presentation" aria-hidden="true">
      {name}
    </div>
  )
}

function groupOf(line: Line | undefined): string | undefined {
  return line?.kind === 'option' ? line.option.group : undefined
}

interface PickerLineProps {
  readonly id: string
  readonly line: Line
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly onActive: () => void
  readonly onChoose: () => void
}

function PickerLine({ id, line, isActive, isSelected, onActive, onChoose }: PickerLineProps) {
  return (
    <ListOption
      id={id}
      className={styles.option}
      isActive={isActive}
      isSelected={isSelected}
      onActive={onActive}
      onChoose={onChoose}
    >
      {line.kind === 'create' ? <Plus size={14} aria-hidden="true" /> : null}
      {line.kind === 'option' ? line.option.icon : null}
      <span className={line.kind === 'clear' ? styles.clear : styles.label}>{line.label}</span>
      {line.kind === 'option' && line.option.hint !== undefined ? <span className={styles.hint}>{line.option.hint}</span> : null}
      {isSelected ? <Check size={14} aria-hidden="true" className={styles.check} /> : null}
    </ListOption>
  )
}

function linesOf(props: PickerListProps, text: string): readonly Line[] {
  const wanted = text.trim().toLocaleLowerCase()
  const matching =
    props.onSearch !== undefined || wanted === ''
      ? props.options
      : props.options.filter(({ label, hint, group }) =>
          `${label} ${hint ?? ''} ${group ?? ''}`.toLocaleLowerCase().includes(wanted),
        )
  const isNew = wanted !== '' && props.options.every(({ label }) => label.toLocaleLowerCase() !== wanted)
  return [
    ...(props.clearLabel !== undefined && wanted === ''
      ? [{ kind: 'clear', id: 'clear', label: props.clearLabel } as const]
      : []),
    ...matching.map((option) => ({ kind: 'option', id: option.id, label: option.label, option }) as const),
    ...(props.onCreate !== undefined && isNew && props.isPending !== true
      ? [{ kind: 'create', id: 'create', label: pickerText.create(text.trim()) } as const]
      : []),
  ]
}
