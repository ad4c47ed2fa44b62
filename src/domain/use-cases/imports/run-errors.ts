import { isPortError, type PortError } from '../../model/errors/port-error'

/** The backend looked at the rows and said no to one of them. */
export function isRefusal(error: unknown): boolean {
  return isPortError(error, 'record/invalid', 'record/missing', 'record/duplicate', 'record/in-use')
}

/** Going on cannot help. */
export function isFinal(error: PortError): boolean {
  return isPortError(error, 'access/denied', 'capability/missing', 'backend/schema-mismatch', 'backend/not-configured')
}
