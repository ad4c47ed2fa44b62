import { useState } from 'react'
import { isId, type Id } from '../../../domain/model/kernel/id'
import { useWorkspace } from '../../app/workspace-context'
import { appText } from '../../text/app'
import { usePorts } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'
import { personText } from '../../text/person'
import { companyOptions$ } from '../../search/company-options'
import { PickEditor, type PickEditorProps } from './pick-editor'

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
      valueOf={(id) => ({ kind: 'reference', id: isId(id) ? id : null })}
      clear={{ label: appText.nobody, value: { kind: 'reference', id: null } }}
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
      valueOf={(id) => ({ kind: 'ids', ids: toggled(id) })}
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
      valueOf={(id) => ({ kind: 'reference', id: isId(id) ? id : null })}
      clear={{ label: personText.noCompany, value: { kind: 'reference', id: null } }}
      creates
    />
  )
}
