import { Download, Merge, PencilLine, Tag as TagIcon, Trash2, UserRound, X } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import { useWorkspace } from '../app/workspace-context'
import { Button } from '../design/button'
import { IconButton } from '../design/icon-button'
import { PickerButton } from '../design/picker-button'
import { useBottomTaken } from '../design/use-bottom-taken'
import { useHotkeys } from '../hooks/hotkeys'
import { appText } from '../text/app'
import { selectionText } from '../text/selection'
import { tablesText } from '../text/tables'
import styles from './bulk-bar.module.css'
import { BulkEditDialog } from './bulk-edit-dialog'
import type { BulkCollection, BulkJob } from './bulk-jobs'

export interface BulkBarProps {
  readonly collection: BulkCollection
  readonly count: number
  readonly onAssign: (ownerId: Id | null) => void
  readonly onTag: (tagId: Id) => void
  readonly onNewTag: (name: string) => void
  readonly onUntag: (tagId: Id) => void
  readonly onJob: (job: BulkJob, field: string) => void
  readonly onTrash: () => void
  /** `null` where it makes no sense: of one record, of too many, of deals. */
  readonly onMerge: (() => void) | null
  /** `null` for those who may not. */
  readonly onExport: (() => void) | null
  readonly onClear: () => void
}

/** What can be done with all that is selected. */
export function BulkBar(props: BulkBarProps) {
  const { formats, me } = useWorkspace()
  const { collection, count } = props
  const [editing, setEditing] = useState(false)
  useBottomTaken(true)
  const shown = selectionText.selected(formats.number(count))
  const command = (label: string, run: () => void) => {
    return { keys: '', label: selectionText.withSelected(label, shown), group: tablesText.group, run }
  }
  useHotkeys([
    command(selectionText.edit, () => setEditing(true)),
    command(selectionText.assignToMe, () => props.onAssign(me.id)),
    ...(props.onMerge === null ? [] : [command(selectionText.merge, props.onMerge)]),
    ...(props.onExport === null ? [] : [command(tablesText.export, props.onExport)]),
    command(selectionText.trash, props.onTrash),
    command(selectionText.clearSelection, props.onClear),
  ])
  return (
    <div className={styles.bar} role="region" aria-label={selectionText.bulkBar}>
      <span className={styles.count} role="status">
        {shown}
      </span>
      <div className={styles.actions}>
        <Button size="sm" variant="quiet" icon={<PencilLine size={14} />} onClick={() => setEditing(true)}>
          {selectionText.edit}
        </Button>
        <AssignOwner onAssign={props.onAssign} />
        <TagButton label={selectionText.addTag} onTag={props.onTag} onNewTag={props.onNewTag} />
        <TagButton label={selectionText.removeTag} onTag={props.onUntag} onNewTag={null} />
        {props.onMerge === null ? null : (
          <Button size="sm" variant="quiet" icon={<Merge size={14} />} onClick={props.onMerge}>
            {selectionText.merge}
          </Button>
        )}
        {props.onExport === null ? null : (
          <Button size="sm" variant="quiet" icon={<Download size={14} />} onClick={props.onExport}>
            {tablesText.export}
          </Button>
        )}
        <Button size="sm" variant="quiet" icon={<Trash2 size={14} />} onClick={props.onTrash}>
          {selectionText.trash}
        </Button>
      </div>
      <IconButton label={selectionText.clearSelection} shortcut="Esc" icon={<X size={14} />} size="sm" onClick={props.onClear} />
      {editing ? (
        <BulkEditDialog
          collection={collection}
          count={count}
          onClose={() => setEditing(false)}
          onJob={(job, field) => {
            setEditing(false)
            props.onJob(job, field)
          }}
        />
      ) : null}
    </div>
  )
}

function AssignOwner({ onAssign }: { readonly onAssign: (ownerId: Id | null) => void }) {
  const { members } = useWorkspace()
  const active = members.filter((member) => member.status === 'active')
  return (
    <PickerButton
      label={selectionText.assignOwner}
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
          {selectionText.assignOwner}
        </Button>
      )}
    />
  )
}

interface TagButtonProps {
  readonly label: string
  readonly onTag: (tagId: Id) => void
  /** `null`: only one that there is. */
  readonly onNewTag: ((name: string) => void) | null
}

function TagButton({ label, onTag, onNewTag }: TagButtonProps) {
  const { tags } = useWorkspace()
  return (
    <PickerButton
      label={onNewTag === null ? label : selectionText.findTag}
      side="top"
      options={tags.map(({ id, name }) => ({ id, label: name }))}
      selected={[]}
      {...(onNewTag === null ? {} : { onCreate: onNewTag })}
      onPick={(id) => {
        const tag = tags.find((each) => each.id === id)
        if (tag !== undefined) onTag(tag.id)
      }}
      renderTrigger={(trigger) => (
        <Button size="sm" variant="quiet" icon={<TagIcon size={14} />} {...trigger}>
          {label}
        </Button>
      )}
    />
  )
}
