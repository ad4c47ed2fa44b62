import { filter, type Observable, ReplaySubject } from 'rxjs'
import { portError, type PortError } from '../../../domain/model/errors/port-error'
import type { Connection } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { DEFAULT_TIMEOUT_MS } from '../../shared/call'
import { ProbedConnection, watchedSocket } from '../../shared/probed-connection'
import { serviceAt, type SupabaseProject } from '../client'
import { isConclusive, type Probe, probeBackend } from '../probe-backend'
import { classifyAnswer, unavailableAnswer } from './classify-answer'

export interface ProjectConnectionOptions {
  readonly project: SupabaseProject
  readonly runtime: Runtime
  readonly fetch: typeof fetch
  /** Default: the browser's. */
  readonly transport?: unknown
  /** Emits when the connection may have changed. */
  readonly hints$: Observable<void>
  /** The project itself has just answered. */
  readonly isVerified: boolean
}

/** The connection to one project. An answer that is not the project's own counts as none. */
export class ProjectConnection {
  readonly connection$: Observable<Connection>
  /** Hot, replays the latest. */
  readonly isOnline$: Observable<boolean>
  /** Hot, replays the latest. Probes that say whether the app can use the project. */
  readonly conclusiveProbes$: Observable<Probe>
  /** For every request to the project. An answer that is not the project's own becomes a temporary failure. */
  readonly fetch: typeof fetch
  /** For every socket to the project. */
  readonly transport: typeof WebSocket
  private readonly options: ProjectConnectionOptions
  private readonly probed: ProbedConnection
  private readonly probes = new ReplaySubject<Probe>(1)

  constructor(options: ProjectConnectionOptions) {
    this.options = options
    const { project, runtime, fetch, hints$, isVerified } = options
    this.conclusiveProbes$ = this.probes.pipe(filter(isConclusive))
    this.probed = new ProbedConnection({
      runtime,
      hints$,
      isVerified,
      probe: async (how) => {
        const found = await probeBackend(project, { runtime, fetch, ...how })
        if (!how.signal.aborted) this.probes.next(found)
        return found.status === 'ready' ? null : errorOf(found)
      },
    })
    this.connection$ = this.probed.connection$
    this.isOnline$ = this.probed.isOnline$
    this.fetch = (input, init) => this.send(input, init)
    const transport = (options.transport ?? globalThis.WebSocket) as typeof WebSocket // tests pass a stand-in
    this.transport = watchedSocket(transport, { opened: () => this.probed.answered(), closed: () => this.probed.failed() })
  }

  close(): void {
    this.probed.close()
    this.probes.complete()
  }

  private async send(...[input, init]: Parameters<typeof fetch>): ReturnType<typeof fetch> {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null)
    const service = serviceAt(input)
    const deadline = service === 'auth' && signal === null && !this.probed.closed.aborted ? this.deadline() : null
    try {
      const answer = await this.options.fetch(input, deadline === null ? init : { ...init, signal: deadline.signal })
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
      const classified = await classifyAnswer(answer, service, method.toUpperCase())
      // The caller knows why it cancelled.
      signal?.throwIfAborted()
      const isWell = classified.kind === 'own' && answer.status < 500
      // Nothing works without records or sessions; other services may fail alone.
      if (isWell) this.probed.answered()
      else if (service === 'rest' || service === 'auth') this.probed.failed()
      return classified.kind === 'own' ? classified.answer : unavailableAnswer(classified.status)
    } catch (error) {
      if (signal?.aborted !== true) this.probed.failed()
      throw error
    } finally {
      deadline?.end()
    }
  }

  /** supabase-js waits for a token without a deadline, and every call that needs one waits with it. */
  private deadline(): { readonly signal: AbortSignal; end(): void } {
    const over = new AbortController()
    const afterMs = DEFAULT_TIMEOUT_MS
    const cancel = this.options.runtime.schedule(afterMs, () => over.abort(portError('net/timeout', { afterMs })))
    const end = (): void => {
      cancel()
      this.probed.closed.removeEventListener('abort', end)
    }
    this.probed.closed.addEventListener('abort', end)
    return { signal: over.signal, end }
  }
}

/** Why the project cannot be used now. */
function errorOf(found: Exclude<Probe, { readonly status: 'ready' }>): PortError {
  if (found.status === 'older' || found.status === 'newer')
    return portError('backend/schema-mismatch', { expected: found.expected, found: found.found })
  if (found.status !== 'unreachable') return portError('net/unavailable', {})
  return found.httpStatus === null ? portError('net/offline', {}) : portError('net/unavailable', { status: found.httpStatus })
}
