import { asPortError, portError, type PortError } from '../src/domain/model/errors/port-error'

/** What a write that failed is refused with. */
export function storeRefusal(error: unknown): PortError {
  return String(error).includes('SQLITE_FULL') ? portError('store/full', {}, error) : asPortError(error, 'cloudflare')
}
