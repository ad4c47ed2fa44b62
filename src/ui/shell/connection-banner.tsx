import { isPortError, type PortError } from '../../domain/model/errors/port-error'
import { usePorts, useServices } from '../app/ports-context'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { useStream } from '../hooks/use-stream'
import { errorsText } from '../text/errors'
import { shellText, type LineTrouble } from '../text/shell'

/** Says across the screen that the connection is down, and why, while it is. */
export function ConnectionBanner() {
  const { events } = usePorts()
  const { sync } = useServices()
  const connection = useStream(events, () => events.connection$)
  if (connection.status !== 'ready' || connection.value.status !== 'offline') return null
  const trouble = troubleOf(connection.value.cause)
  const reload = trouble === 'outdated' ? <Button onClick={() => location.reload()}>{errorsText.reload}</Button> : null
  return (
    <section aria-label={shellText.connectionLabel}>
      <Banner tone="warning" action={reload}>
        {shellText.down(trouble, { hasCopy: sync !== null })}
      </Banner>
    </section>
  )
}

function troubleOf(cause: PortError): LineTrouble {
  if (isPortError(cause, 'net/offline')) return 'offline'
  const isOutdated = isPortError(cause, 'backend/schema-mismatch') && Number(cause.details.found) > Number(cause.details.expected)
  return isOutdated ? 'outdated' : 'backend'
}
