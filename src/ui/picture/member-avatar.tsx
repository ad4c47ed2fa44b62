import type { Id } from '../../domain/model/kernel/id'
import { useWorkspace } from '../app/workspace-context'
import type { AvatarProps } from '../design/avatar'
import { picturePath } from './picture-path'
import { RecordAvatar } from './record-avatar'

/** A member, or nobody, by picture or initials. */
export function MemberAvatar({ memberId, size }: { readonly memberId: Id | null } & Pick<AvatarProps, 'size'>) {
  const { members, memberName } = useWorkspace()
  const member = members.find(({ id }) => id === memberId)
  const path = member === undefined ? null : picturePath('members', member.id, member.avatarFileId)
  return <RecordAvatar name={memberName(memberId)} path={path} {...(size === undefined ? {} : { size })} />
}
