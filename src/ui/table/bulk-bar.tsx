import { Tag as TagIcon, Trash2, UserRound, X } from 'lucide-react'
import type { Id } from '../../domain/model/kernel/id'
import { useWorkspace } from '../app/workspace-context'
import { Button } from '../design/button'
import { IconButton } from '../design/icon-button'
import { PickerButton } from '../design/picker-button'
import { appText } from '../text/app'
import { tablesText } from '../text/tables'
import styles from './bulk-bar.module.css'
import type { BulkProgress } from './bulk.model'

export interface BulkBarProps {
  readonly count: number
  readonly progress: BulkProgress | null
  readonly onAssign: (ownerId: Id | null) => void
  readonly onTag: (tagId: Id) => void
  readonly onNewTag: (name: string) => void
  readonly onTrash: () => void
  readonly onStop: () => void
  readonly onClear: () => void
}

/** What can be done with all that is selected; while it is being done, how far it is. */
export function BulkBar(props: BulkBarProps) {
  const { formats } = useWorkspace()
  const { count, progress } = props
  return (
    <div className={styles.bar} role="region" aria-label={tablesText.bulkBar}>
      {progress === null ? (
        <>
          <span className={styles.count} role="status">
            {tablesText.selected(formats.number(count))}
          </span>
          <div className={styles.actions}>
            <AssignOwner onAssign={props.onAssign} />
            <AddTag onTag={props.onTag} onNewTag={props.onNewTag} />
            <Button size="sm" variant="quiet" icon={<Trash2 size={14} />} onClick={props.onTrash}>
              {tablesText.trash}
            </Button>
          </div>
          <IconButton label={tablesText.clearSelection} shortcut="Esc" icon={<X size={14} />} size="sm" onClick={props.onClear} />
        </>
      ) : (
        <>
          <progress className={styles.progress} max={progress.total} value={progress.done} aria-label={tablesText.bulkBar} />
          <span className={styles.count}>
            {tablesText.working(formats.number(progress.done), formats.number(progress.total))}
          </span>
          <Button size="sm" onClick={props.onStop}>
            {tablesText.stop}
          </Button>
        </>
      )}
    </div>
  )
}

function AssignOwner({ onAssign }: { readonly onAssign: (ownerId: Id | null) => void }) {
  const { members } = useWorkspace()
  const active = members.filter((member) => member.status === 'active')
  return (
    <PickerButton
      label={tablesText.assignOwner}
      side="top"
      options={active.map(({ id, displayName }) => ({ id, label: displayName }))}
      selected={[]}
      clearLabel={appText.nobody}
      onClear={() => onAssign(null)}
      onPick={(id) => {
        const member = active.find((each) => each.id === id)
        if (member !== undefined) onAssign(member.id)
      }}
      renderTrigger={(trigger) => (
        <Button size="sm" variant="quiet" icon={<UserRound size={14} />} {...trigger}>
          {tablesText.assignOwner}
        </Button>
      )}
    />
  )
}

function AddTag({ onTag, onNewTag }: Pick<BulkBarProps, 'onTag' | 'onNewTag'>) {
  const { tags } = useWorkspace()
  return (
    <PickerButton
      label={tablesText.findTag}
      side="top"
      options={tags.map(({ id, name }) => ({ id, label: name }))}
      selected={[]}
      onCreate={onNewTag}
      onPick={(id) => {
        const tag = tags.find((each) => each.id === id)
        if (tag !== undefined) onTag(tag.id)
      }}
      renderTrigger={(trigger) => (
        <Button size="sm" variant="quiet" icon={<TagIcon size={14} />} {...trigger}>
          {tablesText.addTag}
        </Button>
      )}
    />
  )
}
