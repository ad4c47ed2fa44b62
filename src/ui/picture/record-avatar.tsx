import { Suspense } from 'react'
import { Avatar, type AvatarProps } from '../design/avatar'
import { lazyComponent } from '../design/lazy-component'

const { Component: Picture } = lazyComponent(() => import('./picture').then((file) => file.Picture))

export interface RecordAvatarProps extends AvatarProps {
  /** As `picturePath` has it; null where there is none. */
  readonly path: string | null
}

/** A record's picture, or its initials where it has none or until it is there. */
export function RecordAvatar({ path, ...avatar }: RecordAvatarProps) {
  if (path === null) return <Avatar {...avatar} />
  return (
    <Suspense fallback={<Avatar {...avatar} />}>
      <Picture path={path} {...avatar} />
    </Suspense>
  )
}
