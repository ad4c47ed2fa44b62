import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { MenuButton } from '../design/menu-button'
import type { MenuEntry } from '../design/menu-entry'
import { picturesText } from '../text/pictures'
import { picturePath } from './picture-path'
import styles from './picture-button.module.css'
import { RecordAvatar } from './record-avatar'
import { usePicture, type PictureOwner } from './use-picture'

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
