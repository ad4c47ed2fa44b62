import { ChevronLeft, CircleDollarSign, Ellipsis, Link2, Merge, SquareCheck, StickyNote, Trash2, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { lazyPart } from '../../design/lazy-part'
import { recordPath, screenPath, withSearch } from '../../app/routes'
import { useToasts } from '../../app/toasts'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { Avatar } from '../../design/avatar'
import { Button } from '../../design/button'
import { classNames } from '../../design/class-names'
import { IconButton } from '../../design/icon-button'
import { MenuButton } from '../../design/menu-button'
import type { MenuEntry } from '../../design/menu-popup'
import { useHotkeys } from '../../hooks/hotkeys'
import { recordText } from '../../text/record'
import { composerText } from '../../text/timeline'
import { PresenceList } from './presence'
import type { Other } from '../../app/presence.model'
import styles from './record-header.module.css'
import type { RecordPageProps } from './record-page-props'
import { RecordSteps, type RecordWalk } from './record-walk'
import { trashOrRestore } from './record-updates'
import type { Composing } from './timeline/composer'

const MergeWithDialog = lazyPart(() => import('../duplicates/merge-with-dialog').then((file) => file.MergeWithDialog))

export interface RecordHeaderProps extends RecordPageProps {
  readonly walk: RecordWalk
  readonly others: readonly Other[]
  /** Null where nothing may be added. */
  readonly onCompose: ((mode: Composing) => void) | null
}

/** The name of the record, what matters most about it, who else is here, and what can be done with it. */
export function RecordHeader(props: RecordHeaderProps) {
  const { kind, record, name, title, facts, freshness, walk, others, onCompose, onNewDeal } = props
  const { workspace, may } = useWorkspace()
  const mayMerge = kind !== 'deals' && record.deletedAt === null && may('merge')
  const [isMerging, setMerging] = useState(false)
  const merge: readonly MenuEntry[] = mayMerge
    ? [{ kind: 'item', label: recordText.mergeWith, icon: <Merge size={14} />, onSelect: () => setMerging(true) }]
    : []
  const menu = useMenu({ ...props, more: [...(props.more ?? []), ...merge] })
  // What can be done with the open record is in the palette, too; what has keys of its own is there already.
  useHotkeys(
    menu.flatMap((entry) =>
      entry.kind === 'item' && entry.shortcut === undefined
        ? [{ keys: '', label: recordText.command(entry.label, name), group: recordText.group, run: entry.onSelect }]
        : [],
    ),
  )
  return (
    <header className={styles.header}>
      {walk.close === null ? (
        <Link
          className={styles.back}
          // Back to the list as it was asked for, not to all there is.
          href={withSearch(screenPath(workspace.slug, kind), walk.around?.search ?? '')}
          title={recordText.backToList(kind)}
          aria-label={recordText.backToList(kind)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </Link>
      ) : null}
      <span className={classNames(styles.picture, props.picture === undefined && styles.initials)}>
        {props.picture ?? <Avatar name={name} size="lg" shape="square" />}
      </span>
      <div className={styles.names}>
        {title}
        <div className={styles.facts}>
          {facts}
          {freshness === 'live' ? null : (
            <span className={styles.stale} role="status">
              {recordText.stale}
            </span>
          )}
        </div>
      </div>
      <PresenceList others={others} />
      <div className={styles.actions}>
        {onCompose === null ? null : (
          <>
            <Button icon={<StickyNote size={14} />} onClick={() => onCompose('note')}>
              {composerText.mode.note}
            </Button>
            <Button icon={<SquareCheck size={14} />} onClick={() => onCompose('task')}>
              {composerText.mode.task}
            </Button>
            {onNewDeal === undefined ? null : (
              <Button icon={<CircleDollarSign size={14} />} onClick={onNewDeal}>
                {recordText.newDeal}
              </Button>
            )}
          </>
        )}
      </div>
      <MenuButton
        entries={menu}
        align="end"
        renderTrigger={(trigger) => <IconButton {...trigger} label={recordText.actions(name)} icon={<Ellipsis size={16} />} />}
      />
      <RecordSteps kind={kind} id={record.id} walk={walk} />
      {isMerging && kind !== 'deals' ? (
        <MergeWithDialog collection={kind} id={record.id} name={name} onClose={() => setMerging(false)} />
      ) : null}
    </header>
  )
}

function useMenu({
  kind,
  record,
  trashLabel,
  onCompose,
  onNewDeal,
  onErase,
  more = [],
}: RecordHeaderProps): readonly MenuEntry[] {
  const { may, workspace } = useWorkspace()
  const apply = useApply()
  const toasts = useToasts()
  const compose: readonly MenuEntry[] =
    onCompose === null
      ? []
      : [
          {
            kind: 'item',
            label: recordText.newNote,
            shortcut: 'N',
            icon: <StickyNote size={14} />,
            onSelect: () => onCompose('note'),
          },
          {
            kind: 'item',
            label: recordText.newTask,
            shortcut: 'T',
            icon: <SquareCheck size={14} />,
            onSelect: () => onCompose('task'),
          },
        ]
  return [
    ...compose,
    ...(onNewDeal === undefined || onCompose === null
      ? []
      : [
          {
            kind: 'item',
            label: recordText.newDeal,
            icon: <CircleDollarSign size={14} />,
            onSelect: onNewDeal,
          } as const,
        ]),
    {
      kind: 'item',
      label: recordText.copyLink,
      icon: <Link2 size={14} />,
      onSelect: () =>
        void navigator.clipboard.writeText(new URL(recordPath(workspace.slug, kind, record.id), location.href).href).then(
          () => toasts.show({ title: recordText.linkCopied }),
          () => undefined, // The browser asked and was refused: the address is in its bar all the same.
        ),
    },
    ...more,
    ...(record.deletedAt === null && may(`${kind}.trash`)
      ? [
          { kind: 'separator' } as const,
          {
            kind: 'item',
            label: recordText.trash,
            icon: <Trash2 size={14} />,
            tone: 'danger',
            onSelect: () => void apply(trashLabel, [trashOrRestore('trash', kind, record)]),
          } as const,
        ]
      : []),
    ...(onErase === undefined
      ? []
      : [
          {
            kind: 'item',
            label: recordText.erase,
            icon: <UserRoundX size={14} />,
            tone: 'danger',
            onSelect: onErase,
          } as const,
        ]),
  ]
}
