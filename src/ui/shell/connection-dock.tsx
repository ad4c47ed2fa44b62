import { usePorts } from '../app/ports-context'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'
import { useStream } from '../hooks/use-stream'
import { lineStanding } from '../app/line-standing'

const { Component: ConnectionBanner } = lazyComponent(() => import('./connection-banner').then((file) => file.ConnectionBanner))

/** Says across the screen that the connection is down, and why, while it is. */
export function ConnectionDock() {
  const { events } = usePorts()
  const connection = useStream(events, () => events.connection$)
  const standing = connection.status === 'ready' ? lineStanding(connection.value) : 'online'
  if (standing === 'online' || standing === 'connecting') return null
  return (
    <LazyPart>
      <ConnectionBanner trouble={standing} />
    </LazyPart>
  )
}
