import { portError } from '../src/domain/model/errors/port-error'

/**
 * The cookie comes along with whatever a browser sends: only our own pages may have it sent. Browsers name the page's origin in
 * everything but plain reads, and in those that open a socket. @throws access/denied
 */
export function demandSameOrigin({ url, method, headers }: Request): void {
  const from = headers.get('origin')
  const isRead = method === 'GET' || method === 'HEAD'
  const isOurs = from === null ? isRead : from === new URL(url).origin
  if (!isOurs) throw portError('access/denied', { action: 'call from another origin' })
}
