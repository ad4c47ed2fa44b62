import { use, useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { instantOf, isInstant, type Instant } from '../../../domain/model/kernel/instant'
import type { RecordOf } from '../../../domain/model/records/collections'
import { usePorts, useRuntime } from '../../app/ports-context'
import { readPreference, writePreference } from '../../app/preferences'
import { pushedKinds } from '../../app/pushed-kinds'
import { renewPush } from '../../app/renew-push'
import { safeReturnPath, screenPath } from '../../app/routes'
import { useToasts } from '../../app/toasts'
import { UnreadContext } from '../../app/use-title'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { openDrafts$ } from '../drafts/open-drafts'
import { inboxText } from '../../text/overview'
import { taskText } from '../../text/timeline'
import { mark, objectsOf, unread$, type NotificationRecord } from './inbox.model'
import { showInBrowser, notificationPath, subjectPath } from './notices'
import { remind } from './reminders.model'

/** Counts what is unread, and says what is new and what one wanted to be reminded of. Draws nothing. */
export function NotificationsHost() {
  useNotificationNews()
  useReminders()
  usePushes()
  return null
}

/** The latest of a function that a stream calls, which outlives a render. */
function useLatest<F>(call: F): RefObject<F> {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  return latest
}

function useNotificationNews(): void {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me, memberName } = useWorkspace()
  const unread = use(UnreadContext)
  const toasts = useToasts()
  const [, navigate] = useLocation()
  const say = async (notification: NotificationRecord) => {
    const about = await objectsOf(records, [notification]).catch(() => null)
    const title = inboxText.sentence(notification, memberName(notification.actorId))
    const body = about?.get(notification.objectId)?.title ?? ''
    const open = () => {
      void mark([notification], true, { records, runtime })
      navigate(notificationPath(workspace.slug, notification))
    }
    toasts.show({ title, body, actions: [{ label: inboxText.open, run: open }] })
    const isPushed = pushedKinds(me.id).some((kind) => kind === notification.kind)
    showInBrowser({ tag: notification.id, title, body, isPushed, onOpen: open })
  }

  const latest = useLatest(say)
  const [workspaceId, meId] = [workspace.id, me.id]
  useEffect(() => {
    let newest: Instant | null = null
    let drafts = 0
    let count = 0
    const tally = () => unread.set(count + drafts)
    const open = openDrafts$(records, workspaceId).subscribe({
      next: ({ items, total }) => {
        drafts = total ?? items.length
        tally()
      },
      // What cannot be read is not counted.
      error: () => undefined,
    })
    const subscription = unread$(records, workspaceId, meId).subscribe({
      next: ({ items, total }) => {
        count = total ?? items.length
        tally()
        const last: Instant | null = newest
        // What was there when one came is counted, and not said.
        if (last !== null) for (const notification of items) if (notification.createdAt > last) void latest.current(notification)
        const [first] = items
        const seen = first?.createdAt ?? instantOf(0)
        if (last === null || seen > last) newest = seen
      },
      error: () => {
        count = 0
        tally()
      },
    })
    return () => {
      subscription.unsubscribe()
      open.unsubscribe()
      unread.set(0)
    }
  }, [records, workspaceId, meId, unread, latest])
}

function useReminders(): void {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me } = useWorkspace()
  const toasts = useToasts()
  const apply = useApply()
  const [, navigate] = useLocation()
  const sayDue = (task: RecordOf<'tasks'>) => {
    const [subject] = task.subjects
    const title = inboxText.reminder(task.title)
    const open = () =>
      navigate(subject === undefined ? screenPath(workspace.slug, 'tasks') : subjectPath(workspace.slug, subject))
    const { id, version } = task
    const complete = () =>
      void apply(taskText.done(task.title), [
        { kind: 'update', collection: 'tasks', id, patch: { status: 'done' }, expect: version },
      ])
    toasts.show({
      title,
      sticky: true,
      actions: [
        { label: inboxText.open, run: open },
        ...(task.status === 'open' ? [{ label: inboxText.complete, run: complete }] : []),
      ],
    })
    const isPushed = pushedKinds(me.id).includes('reminder')
    showInBrowser({ tag: `${task.id} ${String(task.remindAt)}`, title, body: task.body ?? '', isPushed, onOpen: open })
  }

  const latest = useLatest(sayDue)
  const [workspaceId, meId] = [workspace.id, me.id]
  useEffect(() => {
    const key = `reminded.${workspaceId}` as const
    // Kept, so that what is due while nothing is open is said when it is opened again.
    let said = instantIn(readPreference(key)) ?? instantOf(runtime.now())
    const keep = (until: Instant) => {
      said = until
      writePreference(key, until)
    }
    keep(said)
    return remind(
      { records, runtime },
      {
        workspaceId,
        me: meId,
        // Another tab may have said it.
        saidUntil: () => instantIn(readPreference(key)) ?? said,
        onDue: (tasks, until) => {
          keep(until)
          for (const task of tasks) latest.current(task)
        },
      },
    )
  }, [records, runtime, workspaceId, meId, latest])
}

/** Goes where a push that was clicked leads, and keeps this browser within reach of the next. */
function usePushes(): void {
  const { functions } = usePorts()
  const runtime = useRuntime()
  const { workspace, me } = useWorkspace()
  const [workspaceId, id] = [workspace.id, me.id]
  const [, navigate] = useLocation()
  const latest = useLatest(navigate)
  useEffect(() => {
    // It is tried again when the app is opened next.
    void renewPush({ workspaceId, id }, { functions, runtime }).catch(() => undefined)
  }, [workspaceId, id, functions, runtime])
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    const follow = ({ data }: MessageEvent<unknown>) => {
      const path: unknown = Reflect.get(Object(data), 'pushed')
      if (typeof path === 'string') latest.current(safeReturnPath(path, '/'))
    }
    serviceWorker.addEventListener('message', follow)
    return () => serviceWorker.removeEventListener('message', follow)
  }, [latest])
}

function instantIn(text: string | null): Instant | null {
  return isInstant(text) ? text : null
}
