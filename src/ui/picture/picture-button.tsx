import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { MenuButton } from '../design/menu-button'
import type { MenuEntry } from '../design/menu-popup'
import { picturesText } from '../text/files'
import type { Id } from '../../domain/model/kernel/id'
import type { Mutation } from '../../domain/model/records/mutation'
import { usePorts, useRuntime } from '../app/ports-context'
import { useApply } from '../app/use-apply'
import { useWorkspace } from '../app/workspace-context'
import { errorText } from '../text/error-text'
import { picturePath, RecordAvatar } from './avatars'
import type { PictureTarget } from './upload-picture'
import styles from './picture-button.module.css'

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/bmp'

/** The picture of a record, and the menu to change it; what is wrong with a chosen one is said below. */
export function PictureButton({ owner, mayEdit }: { readonly owner: PictureOwner; readonly mayEdit: boolean }) {
  const { collection, id, name, fileId } = owner
  const chooser = useRef<HTMLInputElement>(null)
  const picture = usePicture(owner)
  const avatar = (
    <RecordAvatar
      name={name}
      size="lg"
      shape={collection === 'companies' ? 'square' : 'round'}
      path={picturePath(collection, id, fileId)}
    />
  )
  if (!mayEdit) return avatar
  const entries: readonly MenuEntry[] = [
    {
      kind: 'item',
      label: fileId === null ? picturesText.choose : picturesText.replace,
      icon: <ImagePlus size={14} />,
      onSelect: () => chooser.current?.click(),
    },
    ...(fileId === null
      ? []
      : [
          {
            kind: 'item',
            label: picturesText.remove,
            icon: <Trash2 size={14} />,
            onSelect: () => void picture.remove(),
          } as const,
        ]),
  ]
  return (
    <div className={styles.place}>
      <MenuButton
        entries={entries}
        renderTrigger={(trigger) => (
          <button
            type="button"
            {...trigger}
            className={styles.button}
            title={picturesText.change(name)}
            aria-label={picturesText.change(name)}
            aria-busy={picture.isBusy || undefined}
          >
            {avatar}
          </button>
        )}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPT}
        aria-label={picturesText.choose}
        onChange={(change) => {
          const [file] = change.currentTarget.files ?? []
          // So that the same file can be chosen again.
          change.currentTarget.value = ''
          if (file !== undefined) void picture.choose(file)
        }}
      />
      {picture.problem === null ? null : (
        <p className={styles.problem} role="alert">
          {picture.problem}
        </p>
      )}
      {picture.isBusy ? (
        <span className="visually-hidden" role="status">
          {picturesText.uploading}
        </span>
      ) : null}
    </div>
  )
}

interface PictureOwner extends PictureTarget {
  readonly fileId: Id | null
  /** The record's write, expecting it as it is shown. */
  readonly mutation: (fileId: Id | null) => Mutation
}

interface UsedPicture {
  readonly isBusy: boolean
  /** The sentence to show beside it; null when nothing is wrong. */
  readonly problem: string | null
  readonly choose: (file: File) => Promise<void>
  readonly remove: () => Promise<void>
}

/** How the picture of a record is chosen and taken away, each one change that can be undone. Never rejects. */
function usePicture(owner: PictureOwner): UsedPicture {
  const { records, files } = usePorts()
  const runtime = useRuntime()
  const { workspace } = useWorkspace()
  const apply = useApply()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** The one before goes to the trash along with it: undone, it comes back. */
  const point = async (label: string, fileId: Id | null) => {
    const before: readonly Mutation[] =
      owner.fileId === null ? [] : [{ kind: 'trash', collection: 'files', id: owner.fileId, expect: 'any' }]
    await apply(label, [owner.mutation(fileId), ...before])
  }

  const choose = async (file: File) => {
    setBusy(true)
    setProblem(null)
    try {
      const [{ squarePicture }, { uploadPicture }] = await Promise.all([import('./upload-picture'), import('./upload-picture')])
      const picture = await squarePicture(file)
      if (typeof picture === 'string') setProblem(picturesText.refusals[picture])
      else {
        const fileId = await uploadPicture(picture, owner, { records, files, runtime, workspaceId: workspace.id })
        await point(picturesText.changed, fileId)
      }
    } catch (error) {
      setProblem(errorText(error))
    }
    setBusy(false)
  }

  return { isBusy, problem, choose, remove: () => point(picturesText.removed, null) }
}
