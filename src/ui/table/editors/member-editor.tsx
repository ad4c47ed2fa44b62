import { isId, type Id } from '../../../domain/model/kernel/id'
import { useWorkspace } from '../../app/workspace-context'
import { appText } from '../../text/app'
import { PickEditor, type PickEditorProps } from './pick-editor'

export interface MemberEditorProps extends Omit<PickEditorProps, 'options' | 'selected' | 'valueOf' | 'clear'> {
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
