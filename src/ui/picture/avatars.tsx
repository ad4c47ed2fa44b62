import type { Id } from '../../domain/model/kernel/id'
import { useWorkspace } from '../app/workspace-context'
import { type AvatarProps, Avatar } from '../design/avatar'
import { lazyComponent } from '../design/lazy-component'

/** Where the bytes of a record's picture are; null where it has none. */
export function picturePath(collection: 'people' | 'companies' | 'members', id: Id, fileId: Id | null): string | null {
  return fileId === null ? null : `${collection}/${id}/${fileId}`
}

/** A member, or nobody, by picture or initials. */
export function MemberAvatar({ memberId, size }: { readonly memberId: Id | null } & Pick<AvatarProps, 'size'>) {
  const { members, memberName } = useWorkspace()
  const member = members.find(({ id }) => id === memberId)
  const path = member === undefined ? null : picturePath('members', member.id, member.avatarFileId)
  return <RecordAvatar name={memberName(memberId)} path={path} {...(size === undefined ? {} : { size })} />
}

const { Component: Picture } = lazyComponent(() => import('./picture').then((file) => file.Picture), Avatar)

interface RecordAvatarProps extends AvatarProps {
  /** As `picturePath` has it; null where there is none. */
  readonly path: string | null
}

/** A record's picture, or its initials where it has none or until it is there. */
export function RecordAvatar({ path, ...avatar }: RecordAvatarProps) {
  if (path === null) return <Avatar {...avatar} />
  return <Picture path={path} {...avatar} />
}
