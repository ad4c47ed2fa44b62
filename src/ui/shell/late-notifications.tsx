import { useEffect, useState } from 'react'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'

const { Component: NotificationsHost } = lazyComponent(() =>
  import('../features/inbox/notifications-host').then((file) => file.NotificationsHost),
)

/** The first screen comes before the news. */
const AFTER_START_MS = 1000

/** Begins to follow what one is told, once the first screen stands. */
export function LateNotifications() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER_START_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isTime) return null
  return (
    <LazyPart>
      <NotificationsHost />
    </LazyPart>
  )
}
