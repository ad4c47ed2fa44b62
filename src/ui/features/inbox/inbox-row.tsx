import {
  AtSign,
  CalendarDays,
  Circle,
  CircleCheck,
  ClipboardList,
  Handshake,
  Import,
  ListChecks,
  Trophy,
  type LucideIcon,
  Zap,
} from 'lucide-react'
import { Link } from 'wouter'
import type { Notification } from '../../../domain/model/notifications/notification'
import { useRuntime } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { IconButton } from '../../design/icon-button'
import { inboxText } from '../../text/overview'
import { PlainLine } from '../../markdown/markdown'
import type { NotificationRecord } from './inbox.model'
import styles from './inbox.module.css'

const ICONS: Readonly<Record<Notification['kind'], LucideIcon>> = {
  mention: AtSign,
  assignment: ListChecks,
  due: CalendarDays,
  'deal-won': Trophy,
  'import-done': Import,
  submission: ClipboardList,
  rule: Zap,
}

export interface InboxRowProps {
  readonly notification: NotificationRecord
  /** What it is about, as it now stands; blank while that is asked for, null where it cannot be seen. */
  readonly title: string | null
  readonly href: string
  readonly onOpen: () => void
  readonly onActive: () => void
  readonly onMark: (isRead: boolean) => void
}

export function InboxRow({ notification, title, href, onOpen, onActive, onMark }: InboxRowProps) {
  const runtime = useRuntime()
  const { formats, memberName } = useWorkspace()
  const isUnread = notification.readAt === null
  const what = inboxText.sentence(notification, memberName(notification.actorId))
  const isDeal = notification.kind === 'assignment' && notification.objectCollection === 'deals'
  const Icon = isDeal ? Handshake : ICONS[notification.kind]
  const label = isUnread ? inboxText.markRead : inboxText.markUnread
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      <Icon size={16} aria-hidden="true" />
      <Link
        href={href}
        className={styles.open}
        data-notification={notification.id}
        onFocus={onActive}
        onClick={(click) => {
          // Another tab is for the browser to open.
          if (click.metaKey || click.ctrlKey || click.shiftKey) return
          click.preventDefault()
          onOpen()
        }}
      >
        <span className={styles.what}>{what}</span>
        <span className={styles.title}>
          {title !== null && notification.objectCollection === 'notes' ? <PlainLine text={title} /> : (title ?? inboxText.gone)}
        </span>
      </Link>
      <time dateTime={notification.createdAt} title={formats.dateTime(notification.createdAt)}>
        {formats.ago(notification.createdAt, runtime.now())}
      </time>
      <IconButton
        size="sm"
        label={inboxText.markOf(label, title ?? what)}
        icon={isUnread ? <Circle size={14} /> : <CircleCheck size={14} />}
        onClick={() => onMark(isUnread)}
      />
    </li>
  )
}
