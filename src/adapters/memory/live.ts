import type { Observable } from 'rxjs'
import { distinctUntilChanged, EMPTY, map, of, switchMap, tap } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { Live } from '../../ports/records.port'
import { forUser } from '../shared/signed-in'
import type { Device } from './device'

const NOTHING = Symbol('nothing yet')

/**
 * A live value for the signed-in user: `live` while the device is online, the last value as `stale` while it is offline, and
 * read again when it is back. Emits nothing before the first value.
 *
 * Errors with `auth/signed-out` as soon as nobody is signed in, and with the errors of `read`.
 */
export function liveOver<T>(device: Device, read: (userId: Id) => Observable<T>): Observable<Live<T>> {
  return forUser(device.session$, (userId) => {
    let last: T | typeof NOTHING = NOTHING
    return device.wire.isOnline$.pipe(
      distinctUntilChanged(),
      switchMap((isOnline): Observable<Live<T>> => {
        if (isOnline) {
          return read(userId).pipe(
            tap((value) => (last = value)),
            map((value) => ({ value, freshness: 'live' })),
          )
        }
        return last === NOTHING ? EMPTY : of({ value: last, freshness: 'stale' })
      }),
    )
  })
}
