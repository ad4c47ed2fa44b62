import { isPortError, portError, type PortError } from '../../../domain/model/errors/port-error'

interface Where {
  /** What of the store was read or written. */
  readonly part: string
  /** The format this program knows. */
  readonly format: number
  /** The adapter set. */
  readonly source: string
  /** Something was to be kept: nothing is known of what is there. */
  readonly isWriting?: boolean
}

/** What a failure of the browser's database means to the rest of the program. */
export function storeFailure(error: unknown, { part, format, source, isWriting = false }: Where): PortError {
  if (isPortError(error)) return error
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return portError('store/full', {}, error)
  if (name === 'VersionError') return portError('backend/schema-mismatch', { expected: String(format), found: 'newer' }, error)
  // Another tab wrote in between, or this one's connection was closed for an upgrade: the same call again may do.
  if (name === 'ConstraintError' || name === 'InvalidStateError' || name === 'AbortError')
    return portError('net/unavailable', {}, error)
  // What Chromium, Firefox and Safari say of a database whose files are damaged; and of a value that they do not store.
  if (!isWriting && (name === 'UnknownError' || name === 'NotReadableError' || name === 'DataError'))
    return portError('store/corrupt', { part }, error)
  return portError('internal/unexpected', { source }, error)
}
