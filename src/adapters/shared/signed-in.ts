import { distinctUntilChanged, filter, firstValueFrom, map, switchMap, type Observable } from 'rxjs'
import { portError, type PortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Session, User } from '../../domain/model/session/session'

/** The signed-in user, as soon as the session is known. @throws auth/signed-out */
export async function currentUser(session$: Observable<Session>): Promise<User> {
  const session = await firstValueFrom(session$.pipe(filter(({ status }) => status !== 'unknown')))
  if (session.status === 'signed-in') return session.user
  throw signedOut(session)
}

/** The stream of the signed-in user, made again for another user. Errors with `auth/signed-out` when nobody is signed in. */
export function forUser<T>(session$: Observable<Session>, make: (userId: Id) => Observable<T>): Observable<T> {
  return session$.pipe(
    filter(({ status }) => status !== 'unknown'),
    map((session) => {
      if (session.status !== 'signed-in') throw signedOut(session)
      return session.user.id
    }),
    distinctUntilChanged(),
    switchMap(make),
  )
}

export function signedOut(session: Session): PortError<'auth/signed-out'> {
  const reason = session.status === 'signed-out' && session.reason !== 'user' ? session.reason : 'none'
  return portError('auth/signed-out', { reason })
}
