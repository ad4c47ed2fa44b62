import { Bell, BellRing, CheckCheck, Inbox } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import type { Id } from '../../../domain/model/kernel/id'
import { usePorts, useRuntime } from '../../app/ports-context'
import { screenPath } from '../../app/routes'
import { useToasts } from '../../app/toasts'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { lazyComponent } from '../../design/lazy-component'
import { LazyPart } from '../../design/lazy-part'
import { EmptyState } from '../../design/message'
import { useHotkeys } from '../../hooks/hotkeys'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { LoadState } from '../../app/screen-skeleton'
import { inboxText } from '../../text/overview'
import { DueTaskRows, useDueTasks, type DueTasks } from '../tasks/task-entry'
import { DraftRows, useDrafts } from '../drafts/draft-rows'
import { draftText } from '../../text/drafts'
import { InboxRow } from './inbox-row'
import { inbox$, mark, type InboxState, type NotificationRecord } from './inbox.model'
import styles from './inbox.module.css'
import { askBrowser, showsInBrowser, mayAskBrowser, notificationPath } from './notices'

const { Component: DraftScreen } = lazyComponent(() => import('../drafts/draft-screen').then((file) => file.DraftScreen))

/** The inbox, or one proposal of it. */
export function InboxScreen() {
  const { draft } = useParams<{ readonly draft?: string }>()
  if (draft === undefined) return <AllScreen />
  return (
    <LazyPart>
      <DraftScreen id={draft} />
    </LazyPart>
  )
}

/** The notifications of who is signed in, unread ones first. */
function AllScreen() {
  const { records } = usePorts()
  const { workspace, me, formats } = useWorkspace()
  const state = useStream(workspace.id, () => inbox$(records, workspace.id, me.id))
  const marking = useMarking()
  const due = useDueTasks()
  const drafts = useDrafts()
  const isDrafted = drafts !== null && drafts.open.length + drafts.settled.length > 0
  const unread = state.status === 'ready' ? state.value.page.items.filter(({ readAt }) => readAt === null) : []
  return (
    <Page
      title={inboxText.title}
      note={unread.length === 0 ? undefined : inboxText.unreadOf(formats.number(unread.length))}
      actions={
        <>
          <BrowserSwitch />
          <Button icon={<CheckCheck size={14} />} disabled={unread.length === 0} onClick={() => marking(unread, true)}>
            {inboxText.allRead}
          </Button>
        </>
      }
    >
      <LoadState state={state} />
      {state.status === 'ready' && state.value.page.items.length === 0 && due?.tasks.length === 0 && !isDrafted ? (
        <EmptyState icon={<Inbox size={20} />} title={inboxText.empty}>
          {inboxText.emptyHint}
        </EmptyState>
      ) : null}
      {state.status === 'ready' ? (
        <div className={styles.scroll}>
          {drafts === null || drafts.open.length === 0 ? null : <DraftRows drafts={drafts.open} label={draftText.section} />}
          {due === null || due.tasks.length === 0 ? null : <DueGroup due={due} />}
          {state.value.page.items.length === 0 ? null : <InboxList state={state.value} onMark={marking} />}
          {drafts === null || drafts.settled.length === 0 ? null : (
            <DraftRows drafts={drafts.settled} label={draftText.settled} />
          )}
        </div>
      ) : null}
    </Page>
  )
}

/** So many of one's tasks; what is new must not be below a month of them. */
const MOST_DUE = 8

/** No notification is written when a task falls due: what is due is read off the tasks, until it is done or snoozed. */
function DueGroup({ due }: { readonly due: DueTasks }) {
  const { workspace, formats } = useWorkspace()
  const { tasks } = due
  return (
    <section className={styles.group} aria-label={inboxText.due}>
      <h2>{inboxText.due}</h2>
      <ul>
        <DueTaskRows {...due} tasks={tasks.slice(0, MOST_DUE)} />
      </ul>
      {tasks.length <= MOST_DUE ? null : (
        <p className={styles.more}>
          <Link href={screenPath(workspace.slug, 'tasks')} className={styles.all}>
            {inboxText.allDue(formats.number(tasks.length))}
          </Link>
        </p>
      )}
    </section>
  )
}

type Marking = (notifications: readonly NotificationRecord[], isRead: boolean) => void

function useMarking(): Marking {
  const { records } = usePorts()
  const runtime = useRuntime()
  const toasts = useToasts()
  const run = async (...[notifications, isRead]: Parameters<Marking>) => {
    const isDone = await mark(notifications, isRead, { records, runtime })
    if (!isDone) toasts.show({ tone: 'danger', title: inboxText.couldNotMark })
  }
  return (notifications, isRead) => void run(notifications, isRead)
}

function InboxList({ state, onMark }: { readonly state: InboxState; readonly onMark: Marking }) {
  const { workspace } = useWorkspace()
  const [, navigate] = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const [activeId, setActiveId] = useState<Id | null>(null)
  const { items } = state.page
  const groups = [
    { label: inboxText.unread, items: items.filter(({ readAt }) => readAt === null) },
    { label: inboxText.earlier, items: items.filter(({ readAt }) => readAt !== null) },
  ].filter((group) => group.items.length > 0)
  const shown = groups.flatMap((group) => group.items)
  const active = shown.find(({ id }) => id === activeId) ?? null

  const move = (by: number) => {
    const index = active === null ? -1 : shown.indexOf(active)
    const next = shown[index === -1 ? (by > 0 ? 0 : shown.length - 1) : Math.min(shown.length - 1, Math.max(0, index + by))]
    if (next === undefined) return
    setActiveId(next.id)
    list.current?.querySelector<HTMLElement>(`[data-notification="${next.id}"]`)?.focus()
  }
  const open = (notification: NotificationRecord) => {
    if (notification.readAt === null) onMark([notification], true)
    navigate(notificationPath(workspace.slug, notification))
  }
  useHotkeys([
    { keys: 'j', label: inboxText.keyNext, group: inboxText.keys, run: () => move(1) },
    { keys: 'k', label: inboxText.keyPrevious, group: inboxText.keys, run: () => move(-1) },
    {
      keys: 'u',
      label: inboxText.keyToggle,
      group: inboxText.keys,
      run: () => {
        if (active !== null) onMark([active], active.readAt === null)
      },
    },
  ])

  return (
    <div ref={list}>
      {groups.map((group) => (
        <section key={group.label} className={styles.group} aria-label={group.label}>
          <h2>{group.label}</h2>
          <ul>
            {group.items.map((notification) => (
              <InboxRow
                key={notification.id}
                notification={notification}
                title={state.objects === null ? '' : (state.objects.get(notification.objectId)?.title ?? null)}
                href={notificationPath(workspace.slug, notification)}
                onOpen={() => open(notification)}
                onActive={() => setActiveId(notification.id)}
                onMark={(isRead) => onMark([notification], isRead)}
              />
            ))}
          </ul>
        </section>
      ))}
      {state.page.next === null ? null : <p className={styles.more}>{inboxText.more}</p>}
    </div>
  )
}

/** Asks the browser on a click, and never before. */
function BrowserSwitch() {
  const toasts = useToasts()
  const [isOn, setOn] = useState(showsInBrowser)
  if (!mayAskBrowser() || isOn) return isOn ? <BellRing size={16} aria-label={inboxText.browserOn} role="img" /> : null
  const ask = async () => {
    const isAllowed = await askBrowser()
    setOn(isAllowed)
    toasts.show({ title: isAllowed ? inboxText.browserOn : inboxText.browserRefused, tone: isAllowed ? 'success' : 'danger' })
  }
  return (
    <Button variant="quiet" icon={<Bell size={14} />} onClick={() => void ask()}>
      {inboxText.browser}
    </Button>
  )
}
