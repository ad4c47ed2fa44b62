import { isPortError } from '../../domain/model/errors/port-error'
import type { Connection } from '../../ports/events.port'
import type { ConnectionTrouble } from '../text/shell-parts'

/** The connection as the screens tell it: where the network is up, a failure is the backend's. */
export function connectionState(connection: Connection): 'connecting' | 'online' | ConnectionTrouble {
  if (connection.status !== 'offline') return connection.status
  const { cause } = connection
  if (isPortError(cause, 'net/offline')) return 'offline'
  const isOutdated = isPortError(cause, 'backend/schema-mismatch') && Number(cause.details.found) > Number(cause.details.expected)
  return isOutdated ? 'outdated' : 'backend'
}
