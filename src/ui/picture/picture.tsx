import { from } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { FilesPort, FileRef } from '../../ports/files.port'
import { usePorts } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { Avatar, type AvatarProps } from '../design/avatar'
import { classNames } from '../design/class-names'
import { useStream } from '../hooks/use-stream'
import avatarStyles from '../design/avatar.module.css'

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

/** More than any screen shows at once. */
const KEPT = 300

/** What a browser draws and never runs. Stored bytes are what somebody sent: their type alone is not believed. */
const PICTURE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])

/** Pictures by the path of their file, each fetched once with the caller's rights, as addresses of this page alone. */
class PictureCache {
  /** The one used longest ago is first. */
  private readonly kept = new Map<string, Promise<string | null>>()
  private readonly files: Pick<FilesPort, 'download'>

  constructor(files: Pick<FilesPort, 'download'>) {
    this.files = files
  }

  /** The address to draw; null where it cannot be had now, which is tried again the next time. Never rejects. */
  get(ref: FileRef): Promise<string | null> {
    const url = this.kept.get(ref.path) ?? this.load(ref)
    this.kept.delete(ref.path)
    this.kept.set(ref.path, url)
    for (const path of [...this.kept.keys()].slice(0, Math.max(0, this.kept.size - KEPT))) this.drop(path)
    return url
  }

  /** Lets go of all of them: whoever looked is somebody else now. */
  clear(): void {
    for (const path of this.kept.keys()) this.drop(path)
  }

  private async load(ref: FileRef): Promise<string | null> {
    try {
      const bytes = await this.files.download(ref)
      return PICTURE_TYPES.has(bytes.type) ? URL.createObjectURL(new Blob([bytes], { type: bytes.type })) : null
    } catch {
      this.kept.delete(ref.path)
      return null // initials say who it is as well
    }
  }

  private drop(path: string): void {
    const url = this.kept.get(path)
    this.kept.delete(path)
    void url?.then((known) => (known === null ? undefined : URL.revokeObjectURL(known)))
  }
}
