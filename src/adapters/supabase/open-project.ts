import { defer, exhaustMap, filter, map, merge, ReplaySubject, take, type Observable } from 'rxjs'
import { asPortError, type PortError } from '../../domain/model/errors/port-error'
import type { Connection } from '../../ports/events.port'
import type { Runtime } from '../../ports/runtime.port'
import { every } from '../shared/every'
import type { AuthSettings } from './auth/auth-settings'
import type { KnownProject } from './known-project'
import { demandReady, type Probe } from './probe-backend'

/** How long somebody who is known here waits for a project before the app opens on what is known of it. */
const WAIT_MS = 1500
/** A project that answered with an error is looked at again this often. */
const AGAIN_MS = 60_000

export interface ProjectPlace {
  readonly runtime: Runtime
  readonly known: KnownProject
  /** Never rejects. */
  readonly probe: () => Promise<Probe>
}

export interface OpenedProject {
  readonly settings: AuthSettings
  /** It did not answer: what it offers is what it offered last. */
  readonly isUnseen: boolean
}

/**
 * What the project offers. Whoever is signed in here gets in without its answer, too, if it was there before: what they wrote
 * and read is on this device.
 *
 * @throws net/*, backend/not-configured, backend/schema-mismatch
 */
export async function openProject({ runtime, known, probe }: ProjectPlace, isSignedIn: boolean): Promise<OpenedProject> {
  const offered = isSignedIn ? known.read() : null
  const found = offered === null ? await probe() : await soon(runtime, probe())
  if (offered !== null && (found === null || found.status === 'unreachable')) return { settings: offered, isUnseen: true }
  return { settings: seen(found ?? (await probe()), known), isUnseen: false }
}

/** Replays. Why a project that was opened unseen cannot be stood on after all, once it answers; never errors or completes. */
export function lateFailures({ runtime, known, probe }: ProjectPlace, connection$: Observable<Connection>): LateFailures {
  const failures = new ReplaySubject<PortError>(1)
  const isBack$ = connection$.pipe(filter(({ status }) => status === 'online'))
  const looking = merge(isBack$, every(runtime, AGAIN_MS))
    .pipe(
      exhaustMap(() => defer(probe)),
      filter(({ status }) => status !== 'unreachable'),
      take(1),
      map((found) => failureIn(found, known)),
    )
    .subscribe((failure) => {
      if (failure !== null) failures.next(failure)
    })
  return { failures$: failures.asObservable(), close: () => looking.unsubscribe() }
}

export interface LateFailures {
  readonly failures$: Observable<PortError>
  close(): void
}

function failureIn(found: Probe, known: KnownProject): PortError | null {
  try {
    seen(found, known)
    return null
  } catch (error) {
    return asPortError(error, 'supabase')
  }
}

function seen(found: Probe, known: KnownProject): AuthSettings {
  const settings = demandReady(found)
  known.keep(settings)
  return settings
}

/** `null`: it takes longer. */
function soon<T>(runtime: Runtime, coming: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const cancel = runtime.schedule(WAIT_MS, () => resolve(null))
    void coming.then(resolve, reject).finally(cancel)
  })
}
