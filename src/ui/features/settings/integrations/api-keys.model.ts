import {
  catchError,
  concat,
  map,
  merge,
  type Observable,
  of,
  ReplaySubject,
  scan,
  share,
  startWith,
  Subject,
  switchMap,
} from 'rxjs'
import { type ApiKeySummary, isInForce } from '../../../../domain/model/api/api-key'
import { asPortError, isPortError, type PortError } from '../../../../domain/model/errors/port-error'
import type { Id } from '../../../../domain/model/kernel/id'
import { instantOf } from '../../../../domain/model/kernel/instant'
import { mutationIdOf } from '../../../../domain/model/records/meta'
import type { Member } from '../../../../domain/model/workspaces/workspace'
import type { FunctionsPort } from '../../../../ports/functions.port'
import type { Runtime } from '../../../../ports/runtime.port'
import { request$ } from '../../../app/request'
import { errorText } from '../../../text/error-text'
import { waitingText } from '../../../text/refusal-text'

export interface ApiKeysState {
  /** As last read, the newest first; `null`: not read yet. */
  readonly keys: readonly ApiKeySummary[] | null
  /** Where programs call; `null`: not known yet, or nowhere. */
  readonly address: string | null
  readonly isReading: boolean
  /** Why the last reading failed. */
  readonly error: PortError | null
}

type Change = (before: ApiKeysState) => ApiKeysState

export const UNREAD: ApiKeysState = { keys: null, address: null, isReading: true, error: null }

/** The keys of a workspace. They are no records that could be watched: they are read, and again whenever one has changed. */
export class ApiKeyList {
  private readonly functions: FunctionsPort
  private readonly runtime: Runtime
  private readonly workspaceId: Id
  private readonly readings = new Subject<void>()
  private readonly revocations = new Subject<Change>()
  /** Reads once somebody subscribes, for all who do. What was read stays while it is read again, and when that fails. */
  readonly state$: Observable<ApiKeysState>

  constructor(functions: FunctionsPort, runtime: Runtime, workspaceId: Id) {
    this.functions = functions
    this.runtime = runtime
    this.workspaceId = workspaceId
    const read$ = this.readings.pipe(
      startWith(undefined),
      // What is asked later knows more.
      switchMap(() => this.read$()),
    )
    this.state$ = merge(read$, this.revocations).pipe(
      scan((state, change) => change(state), UNREAD),
      share({ connector: () => new ReplaySubject(1) }),
    )
  }

  readAgain(): void {
    this.readings.next()
  }

  /** It is over before it is read again, and also when that fails. */
  revoked(keyId: Id): void {
    const revokedAt = instantOf(this.runtime.now())
    this.revocations.next((before) => ({
      ...before,
      keys: before.keys?.map((key) => (key.id === keyId ? { ...key, revokedAt } : key)) ?? null,
    }))
    this.readAgain()
  }

  private read$(): Observable<Change> {
    const { functions, runtime, workspaceId } = this
    const asked$ = request$((options) =>
      functions.call('list-api-keys', { workspaceId }, { ...options, mutationId: mutationIdOf(runtime.newId()) }),
    )
    return concat(
      of<Change>((before) => ({ ...before, isReading: true })),
      asked$.pipe(
        map((answer): Change => {
          const { keys, address } = answer.ok ? answer.value : { keys: [], address: null }
          return () => ({ keys, address, isReading: false, error: null })
        }),
        catchError((cause: unknown) => {
          const error = asPortError(cause, 'api keys')
          return of<Change>((before) => ({ ...before, isReading: false, error }))
        }),
      ),
    )
  }
}

/** `resting`: as whom it acts may not work here any more. */
export type KeyState = 'in-force' | 'resting' | 'expired' | 'revoked'

/** @param holder as whom the key acts; `undefined`: a robot so new that it is not read yet */
export function keyStateOf(key: ApiKeySummary, holder: Pick<Member, 'status'> | undefined, nowMs: number): KeyState {
  if (key.revokedAt !== null) return 'revoked'
  if (!isInForce(key, instantOf(nowMs))) return 'expired'
  return holder === undefined || holder.status === 'active' ? 'in-force' : 'resting'
}

export function whyUnread(error: PortError): string {
  return isPortError(error, 'net/offline') ? waitingText.whyNot['list-api-keys'] : errorText(error)
}
