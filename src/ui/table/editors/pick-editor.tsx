import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { PickerList, type PickerListProps } from '../../design/picker-list'
import type { CellValue } from '../cell-edits'
import { EditorFrame, leaveOn, useCellSave, type CellSaveInput } from './cell-editing'
import styles from './editors.module.css'
import { isId, type Id } from '../../../domain/model/kernel/id'
import { useWorkspace } from '../../app/workspace-context'
import { appText } from '../../text/app'
import { usePorts } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'
import { personText } from '../../text/contacts'
import { companyOptions$ } from '../../search/contact-options'

interface PickEditorProps extends CellSaveInput, Pick<PickerListProps, 'label' | 'options' | 'selected' | 'onSearch'> {
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

interface MemberEditorProps extends Omit<PickEditorProps, 'options' | 'selected' | 'valueOf' | 'clear'> {
  readonly memberId: Id | null
}

/** Picks a member, or nobody. Those deactivated are not offered. */
export function MemberEditor({ memberId, ...rest }: MemberEditorProps) {
  const { members } = useWorkspace()
  const active = members.filter((member) => member.status === 'active')
  return (
    <PickEditor
      {...rest}
      options={active.map(({ id, displayName }) => ({ id, label: displayName }))}
      selected={memberId === null ? [] : [memberId]}
      valueOf={(id) => ({ kind: 'value', value: isId(id) ? id : null })}
      clear={{ label: appText.nobody, value: { kind: 'value', value: null } }}
    />
  )
}

interface TagsEditorProps extends Omit<PickEditorProps, 'options' | 'selected' | 'valueOf' | 'several' | 'creates'> {
  readonly tagIds: readonly Id[]
}

/** Puts tags on and takes them off, each at once; a name that is not there yet makes a tag. */
export function TagsEditor({ tagIds, ...rest }: TagsEditorProps) {
  const { tags } = useWorkspace()
  const toggled = (value: string): readonly Id[] => {
    const tag = tags.find((each) => each.id === value)
    if (tag === undefined) return tagIds
    return tagIds.includes(tag.id) ? tagIds.filter((id) => id !== tag.id) : [...tagIds, tag.id]
  }
  return (
    <PickEditor
      {...rest}
      options={tags.map(({ id, name }) => ({ id, label: name }))}
      selected={tagIds}
      valueOf={(id) => ({ kind: 'value', value: toggled(id) })}
      creates
      several
    />
  )
}

interface CompanyEditorProps extends Omit<PickEditorProps, 'options' | 'selected' | 'onSearch' | 'valueOf' | 'creates'> {
  readonly companyId: Id | null
}

/** Picks a company out of all there are, or makes one. */
export function CompanyEditor({ companyId, ...rest }: CompanyEditorProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const [text, setText] = useState('')
  const found = useStream(text, () => companyOptions$(records, workspace.id, text))
  return (
    <PickEditor
      {...rest}
      options={found.status === 'ready' ? found.value : []}
      selected={companyId === null ? [] : [companyId]}
      onSearch={setText}
      valueOf={(id) => ({ kind: 'value', value: isId(id) ? id : null })}
      clear={{ label: personText.noCompany, value: { kind: 'value', value: null } }}
      creates
    />
  )
}
