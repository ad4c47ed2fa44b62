import { distinctUntilChanged, filter, firstValueFrom, map, switchMap, type Observable } from 'rxjs'
import { portError, type PortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Session, User } from '../../domain/model/session/session'

/** Who is signed in, as soon as that is known. @throws auth/signed-out */
export async function currentUser(session$: Observable<Session>): Promise<User> {
  const session = await firstValueFrom(session$.pipe(filter(({ status }) => status !== 'unknown')))
  if (session.status === 'signed-in') return session.user
  throw signedOut(session)
}

/** The stream for whoever is signed in, anew for somebody else. Errors with `auth/signed-out` as soon as nobody is. */
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
