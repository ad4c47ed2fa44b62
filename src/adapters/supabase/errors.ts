import { isPortError, portError, type PortError } from '../../domain/model/errors/port-error'
import { failureOf, type About, type Failure, type Service } from './failure'
import { ERROR_TABLE, type Row } from './error-table'

/**
 * Translates any failure of the vendor's clients into an error of the catalogue. A PortError passes unchanged, also when a
 * vendor's client wrapped it as a cause. A failure that no row of the table matches is `internal/unexpected`.
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
  if (
    row.statuses !== undefined &&
    !row.statuses.some((known) => (known === '5xx' ? status !== null && status >= 500 && status <= 599 : known === status))
  )
    return false
  return row.says === undefined || row.says.test(message)
}

/** The error itself, or a PortError of our own `fetch` that a vendor's client wrapped. */
function portErrorIn(error: unknown): PortError | null {
  if (isPortError(error)) return error
  if (typeof error !== 'object' || error === null) return null
  for (const key of ['cause', 'originalError', 'context']) {
    const inner: unknown = Reflect.get(error, key)
    if (isPortError(inner)) return inner
  }
  return null
}
