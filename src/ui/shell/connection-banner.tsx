import { usePorts, useServices } from '../app/ports-context'
import { Banner } from '../design/banner'
import { useStream } from '../hooks/use-stream'
import { shellText } from '../text/shell'

/** Says across the screen that the connection is down, while it is. */
export function ConnectionBanner() {
  const { events } = usePorts()
  const { sync } = useServices()
  const connection = useStream(events, () => events.connection$)
  const isOffline = connection.status === 'ready' && connection.value.status === 'offline'
  if (!isOffline) return null
  return (
    <section aria-label={shellText.connectionLabel}>
      <Banner tone="warning">{sync === null ? shellText.offlineBanner : shellText.savedOffline}</Banner>
    </section>
  )
}
