import { usePorts, useServices } from '../app/ports-context'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { useStream } from '../hooks/use-stream'
import { errorsText } from '../text/errors'
import { shellText } from '../text/shell'
import { lineStanding } from './line-standing'

/** Says across the screen that the connection is down, and why, while it is. */
export function ConnectionBanner() {
  const { events } = usePorts()
  const { sync } = useServices()
  const connection = useStream(events, () => events.connection$)
  const standing = connection.status === 'ready' ? lineStanding(connection.value) : 'online'
  if (standing === 'online' || standing === 'connecting') return null
  const reload = standing === 'outdated' ? <Button onClick={() => location.reload()}>{errorsText.reload}</Button> : null
  return (
    <section aria-label={shellText.connectionLabel}>
      <Banner tone="warning" action={reload}>
        {shellText.down(standing, { hasCopy: sync !== null })}
      </Banner>
    </section>
  )
}
