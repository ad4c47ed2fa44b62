import { isPortError } from '../../domain/model/errors/port-error'
import type { Connection } from '../../ports/events.port'
import type { LineTrouble } from '../text/line'

/** How it stands with the connection: a line that is up to nobody who answers is no fault of the line. */
export function lineStanding(connection: Connection): 'connecting' | 'online' | LineTrouble {
  if (connection.status !== 'offline') return connection.status
  const { cause } = connection
  if (isPortError(cause, 'net/offline')) return 'offline'
  const isOutdated = isPortError(cause, 'backend/schema-mismatch') && Number(cause.details.found) > Number(cause.details.expected)
  return isOutdated ? 'outdated' : 'backend'
}
