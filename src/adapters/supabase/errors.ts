import { isPortError, portError, type PortError } from '../../domain/model/errors/port-error'
import { failureOf, type About, type Failure, type Service } from './failure'
import { ERROR_TABLE, type Row } from './error-table'

/**
 * Any failure of the vendor as an error of the catalogue. PortErrors pass, also as the cause of what a vendor's client
 * wrapped them in. What no row of the table knows is `internal/unexpected`.
 */
export function vendorError(service: Service, error: unknown, about: About = {}): PortError {
  const known = portErrorIn(error)
  if (known !== null) return known
  const failure = failureOf(service, error, about)
  const row = ERROR_TABLE.find((candidate) => fits(candidate, failure))
  return row === undefined ? portError('internal/unexpected', { source: `supabase/${service}` }, error) : row.to(failure)
}

function fits(row: Row, { service, code, status, message }: Failure): boolean {
  if (row.service !== undefined && row.service !== service) return false
  if (
    row.codes !== undefined &&
    !row.codes.some((known) => (known.endsWith('*') ? code.startsWith(known.slice(0, -1)) : known === code))
  )
    return false
  if (row.statuses !== undefined && !row.statuses.some(([from, to]) => status !== null && status >= from && status <= to))
    return false
  return row.says === undefined || row.says.test(message)
}

/** The error itself, or the one a vendor's client was given by our own line and wrapped. */
function portErrorIn(error: unknown): PortError | null {
  if (isPortError(error)) return error
  if (typeof error !== 'object' || error === null) return null
  for (const key of ['cause', 'originalError', 'context']) {
    const inner: unknown = Reflect.get(error, key)
    if (isPortError(inner)) return inner
  }
  return null
}
