import { type ReactNode, useState } from 'react'
import type { MenuEntry, MenuItem } from '../../design/menu-popup'
import type { RecordMeta } from '../../../domain/model/records/meta'
import type { SubjectCollection } from '../../../domain/model/records/subject'
import {
  ChevronLeft,
  CircleDollarSign,
  Ellipsis,
  Link2,
  Merge,
  SquareCheck,
  StickyNote,
  Trash2,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react'
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
import { useHotkeys } from '../../hooks/hotkeys'
import { recordText } from '../../text/record'
import { PresenceList } from './presence'
import type { Other } from '../../app/presence.model'
import styles from './record-header.module.css'
import { RecordSteps, type RecordWalk } from './record-walk'
import type { Composing } from './timeline/composer'

/** What a kind of record gives to the page that all of them share. */
export interface RecordPageProps {
  readonly kind: SubjectCollection
  readonly record: RecordMeta
  readonly name: string
  readonly freshness: 'live' | 'stale'
  /** Of the record's amounts. */
  readonly currency: string
  /** The record's picture, where it can have one. */
  readonly picture?: ReactNode
  /** The name as a heading that can be edited. */
  readonly title: ReactNode
  /** How they are reached, first of what can be done. */
  readonly contact?: ReactNode
  /** What matters most, under the name. */
  readonly facts: ReactNode
  /** Between the head and the columns: the stages of a deal. */
  readonly banner?: ReactNode
  readonly details: ReactNode
  readonly related: ReactNode
  /** Opens the dialog for a deal about this record, where that makes sense. */
  readonly onNewDeal?: () => void
  /** What else can be done with a record of this kind, in its menu. */
  readonly more?: readonly MenuEntry[]
  /** Asks whether all that is known of it shall go for good, for who may do that. */
  readonly onErase?: () => void
  /** What its moving to the trash is called. */
  readonly trashLabel: string
}

const MergeWithDialog = lazyPart(() => import('../duplicates/merge-dialog').then((file) => file.MergeWithDialog))

interface RecordHeaderProps extends RecordPageProps {
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
        {onCompose === null || onNewDeal === undefined ? null : (
          <Button icon={<CircleDollarSign size={14} />} onClick={onNewDeal}>
            {recordText.newDeal}
          </Button>
        )}
      </div>
      {props.contact}
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

function useMenu(props: RecordHeaderProps): readonly MenuEntry[] {
  const { kind, record, trashLabel, onCompose, onNewDeal, onErase, more = [] } = props
  const { may, workspace } = useWorkspace()
  const apply = useApply()
  const toasts = useToasts()
  const item = (label: string, Icon: LucideIcon, entry: Omit<MenuItem, 'kind' | 'label' | 'icon'>): MenuEntry => {
    return { kind: 'item', label, icon: <Icon size={14} />, ...entry }
  }
  const copyLink = () =>
    void navigator.clipboard.writeText(new URL(recordPath(workspace.slug, kind, record.id), location.href).href).then(
      () => toasts.show({ title: recordText.linkCopied }),
      () => undefined, // The browser asked and was refused: the address is in its bar all the same.
    )
  const trash = () => void apply(trashLabel, [{ kind: 'trash', collection: kind, id: record.id, expect: record.version }])
  const entries: MenuEntry[] = []
  if (onCompose !== null) {
    entries.push(
      item(recordText.newNote, StickyNote, { shortcut: 'N', onSelect: () => onCompose('note') }),
      item(recordText.newTask, SquareCheck, { shortcut: 'T', onSelect: () => onCompose('task') }),
    )
    if (onNewDeal !== undefined)
      entries.push(item(recordText.newDeal, CircleDollarSign, { shortcut: 'C D', onSelect: onNewDeal }))
  }
  entries.push(item(recordText.copyLink, Link2, { onSelect: copyLink }), ...more)
  if (record.deletedAt === null && may(`${kind}.trash`)) {
    entries.push({ kind: 'separator' }, item(recordText.trash, Trash2, { tone: 'danger', onSelect: trash }))
  }
  if (onErase !== undefined) entries.push(item(recordText.erase, UserRoundX, { tone: 'danger', onSelect: onErase }))
  return entries
}
