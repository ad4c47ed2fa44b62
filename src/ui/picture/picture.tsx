import { from } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { FilesPort } from '../../ports/files.port'
import { usePorts } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { Avatar, type AvatarProps } from '../design/avatar'
import avatarStyles from '../design/avatar.module.css'
import { classNames } from '../design/class-names'
import { useStream } from '../hooks/use-stream'
import { PictureCache } from './picture-cache'

/** A stored picture, drawn as an avatar; its initials until it is there. */
export function Picture({ path, ...avatar }: AvatarProps & { readonly path: string }) {
  const { files } = usePorts()
  const { workspace, me } = useWorkspace()
  const url = useStream(path, () => from(cacheFor(me.id, files).get({ workspaceId: workspace.id, path })))
  const { shape = 'round', size = 'sm' } = avatar
  if (url.status !== 'ready' || url.value === null) return <Avatar {...avatar} />
  return (
    <img
      className={classNames(avatarStyles.avatar, avatarStyles.picture, avatarStyles[shape], avatarStyles[size])}
      src={url.value}
      // The name stands beside it.
      alt=""
      draggable={false}
    />
  )
}

let current: { readonly memberId: Id; readonly cache: PictureCache } | null = null

/** One cache for whoever is looking: another member, and so another workspace or person, begins with an empty one. */
function cacheFor(memberId: Id, files: FilesPort): PictureCache {
  if (current?.memberId !== memberId) {
    current?.cache.clear()
    current = { memberId, cache: new PictureCache(files) }
  }
  return current.cache
}
